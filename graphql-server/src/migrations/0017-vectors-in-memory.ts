import { Migration } from '@mikro-orm/migrations';

export class Migration0017 extends Migration {
  override up(): void {
    this.addSql(`alter table "passage_vector" drop column "sketch"`);
    this.addSql(`alter table "prompt_file" drop column "embedding_centre"`);
  }
}
