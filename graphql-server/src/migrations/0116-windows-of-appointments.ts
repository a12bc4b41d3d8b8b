import { Migration } from '@mikro-orm/migrations';

export class Migration0116 extends Migration {
  override up(): void {
    this.addSql(`alter table "service_case" add "appointment_until" timestamptz null`);
  }
}
