import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

const BY_NAME = `("last_name" collate "und-x-icu", "first_name" collate "und-x-icu", "id")`;

/** Administrators list the people of all companies by name; 12,000 were sorted for each page. */
export class Migration0108 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.index('company_user_name_index', `"company_user" ${BY_NAME}`);
    await steps.index(
      'company_invitation_open_name_index',
      `"company_invitation" ${BY_NAME} where "accepted_at" is null and "revoked_at" is null`,
    );
  }
}
