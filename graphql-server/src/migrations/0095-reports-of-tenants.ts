import { Migration } from '@mikro-orm/migrations';

/** Cases that tenants report in the chat: from which answer, and since when there is damage. */
export class Migration0095 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "service_case" add column "answer_id" uuid null, add column "noticed_on" date null`,
    );
    this.addSql(
      `alter table "service_case" add constraint "service_case_company_id_answer_id_unique" unique ("company_id", "answer_id")`,
    );
  }
}
