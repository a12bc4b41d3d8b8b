import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/**
 * Tenants and owners are searched by street, place and flat, too. An index beside that of their names: a column
 * with all of it would write each row anew under a lock.
 */
export class Migration0111 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.index(
      'end_user_home_search_index',
      `"end_user" using gin ((lower(address || ' ' || apartment_number)) gin_trgm_ops)`,
    );
  }
}
