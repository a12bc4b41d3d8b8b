import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

const NEWEST = '"conversation" ("company_id", "last_activity_at", "id")';

/** Conversations can be put away until a moment; the archive is counted without them. */
export class Migration0119 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await this.execute(
      'alter table "conversation" add column if not exists "snoozed_until" timestamptz null',
    );
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.index(
      'conversation_inbox_archive_index',
      `${NEWEST} where archived_at is not null and snoozed_until is null`,
    );
    await steps.index(
      'conversation_inbox_snoozed_index',
      `${NEWEST} where snoozed_until is not null`,
    );
  }
}
