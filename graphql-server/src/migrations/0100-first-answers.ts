import { Migration } from '@mikro-orm/migrations';

const SECONDS = `case when new.status = 'COMPLETE' and not new.is_error then extract(epoch from new.created_at - q.created_at) + coalesce((new.usage->>'firstTokenMs')::float8 / 1000, 0) end`;

/** How long a tenant waited for the first answer is kept at the conversation, by the database. */
export class Migration0100 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "conversation" add column "first_answer_seconds" double precision null`,
    );
    this.addSql(
      `create or replace function "message_message_first_answer_fn"() returns trigger as $$ begin if new.reply_to_id is not null and (new.status = 'COMPLETE' or tg_op = 'UPDATE') and (tg_op = 'INSERT' or (new.status, new.is_error, new.usage) is distinct from (old.status, old.is_error, old.usage)) then update conversation c set first_answer_seconds = ${SECONDS} from message q where q.id = new.reply_to_id and q.sequence = 1 and c.id = new.conversation_id and c.first_answer_seconds is distinct from ${SECONDS}; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "message_first_answer" AFTER INSERT OR UPDATE on "message" for each ROW execute function "message_message_first_answer_fn"()`,
    );
  }
}
