import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** A mail knows the tenant or owner whom it is for. */
export class Migration0125 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await this.execute('alter table "mail" add column if not exists "end_user_id" uuid null');
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.index(
      'mail_end_user_id_index',
      '"mail" ("end_user_id", "created_at", "id") where end_user_id is not null',
    );
  }
}
