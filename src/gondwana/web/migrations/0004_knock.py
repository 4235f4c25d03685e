from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0003_table_begin"),
    ]

    operations = [
        migrations.CreateModel(
            name="Knock",
            fields=[
                ("key", models.CharField(max_length=32, primary_key=True, serialize=False)),
                ("until", models.BigIntegerField(db_index=True)),
                ("count", models.IntegerField()),
            ],
        ),
    ]
