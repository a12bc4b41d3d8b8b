import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** The identifier that tenants and owners have in another system of their company. */
export class Migration0114 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    await this.execute('alter table "end_user" add column if not exists "external_id" text null');
    await steps.unique('end_user', ['managing_company_id', 'external_id']);
    await steps.index(
      'end_user_external_id_search_index',
      `"end_user" using gin ((lower(external_id)) gin_trgm_ops)`,
    );
  }
}
