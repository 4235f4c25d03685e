"""Tables can begin from a position written by hand, and say which language is spoken."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0002_analysis")]

    operations = [
        migrations.AddField("table", "situation", models.TextField(blank=True, default="")),
        migrations.AddField("table", "language", models.CharField(blank=True, default="", max_length=2)),
    ]
