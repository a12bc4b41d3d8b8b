import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** What figures of a period are read from: conversations of all companies, and ratings of answers. */
export class Migration0031 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.index('conversation_started_at_index', '"conversation" ("started_at")');
    await steps.index(
      'message_rating_index',
      '"message" ("company_id", "created_at") where rating is not null',
    );
  }
}
