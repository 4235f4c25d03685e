"""Finished games can be judged."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="Analysis",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("total", models.IntegerField()),
                ("judged", models.JSONField(default=list)),
                ("changed", models.DateTimeField(auto_now=True)),
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE, related_name="analysis", to="web.table"
                    ),
                ),
            ],
        ),
    ]
