import { Migration } from '@mikro-orm/migrations';

/** On a managed PostgreSQL an administrator may have to create the extension beforehand. */
export class Migration0001 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists vector');
  }
}
