import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** People are found by their telephone number however it is written; their home is in the index of the inbox. */
export class Migration0120 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.index(
      'end_user_phone_search_index',
      `"end_user" using gin ((regexp_replace(phone, '[^0-9]', '', 'g')) gin_trgm_ops)`,
    );
    await this.execute('drop index concurrently if exists "end_user_home_search_index"');
  }
}
