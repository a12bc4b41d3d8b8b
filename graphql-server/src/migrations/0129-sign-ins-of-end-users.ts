import { Migration } from '@mikro-orm/migrations';

/** When tenants and owners signed in last, and were refused since. */
export class Migration0129 extends Migration {
  override up(): void {
    this.addSql(
      `create table "end_user_sign_in" ("end_user_id" uuid not null, "last_at" timestamptz null, "refused_at" timestamptz null, "refused_attempts" int not null default 0, primary key ("end_user_id"))`,
    );
    this.addSql(
      `alter table "end_user_sign_in" add constraint "end_user_sign_in_end_user_id_foreign" foreign key ("end_user_id") references "end_user" ("id") on update cascade on delete cascade`,
    );
    // Sessions of before are all that is known of earlier sign-ins.
    this.addSql(
      `insert into "end_user_sign_in" ("end_user_id", "last_at") select s.subject_id, max(s.created_at) from "session" s join "end_user" p on p.id = s.subject_id where s.audience = 'end-user' group by s.subject_id`,
    );
  }
}
