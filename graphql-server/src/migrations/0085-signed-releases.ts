import { Migration } from '@mikro-orm/migrations';

/** Whose signature a release of a front end has. */
export class Migration0085 extends Migration {
  override up(): void {
    this.addSql(`alter table "release" add column "signed_by" text null`);
  }
}
