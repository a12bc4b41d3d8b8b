import { Migration } from '@mikro-orm/migrations';

/** Versions of front ends that a share of visitors, or chosen companies, get first. */
export class Migration0093 extends Migration {
  override up(): void {
    this.addSql(
      `create table "release_trial" ("app" text not null, "version" text not null, "base_version" text not null, "percent" int not null, "companies" jsonb not null, "visits_before" int not null, "failures_before" int not null, "base_visits_before" int not null, "base_failures_before" int not null, "started_at" timestamptz not null, primary key ("app"))`,
    );
  }
}
