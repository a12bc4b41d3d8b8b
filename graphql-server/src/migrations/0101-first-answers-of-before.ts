import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** Conversations of before get the time until their first answer. */
export class Migration0101 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.fill(
      'conversation',
      (where) =>
        `update conversation t set first_answer_seconds = extract(epoch from a.created_at - q.created_at)
                  + coalesce((a.usage->>'firstTokenMs')::float8 / 1000, 0)
           from message q join message a on a.reply_to_id = q.id and a.status = 'COMPLETE' and not a.is_error
          where q.conversation_id = t.id and q.sequence = 1 and t.first_answer_seconds is null and ${where}`,
    );
  }
}
