import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** What buildings, flats and cases are called in another system of their company. */
export class Migration0121 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    for (const table of ['building', 'flat', 'service_case']) {
      await this.execute(`alter table "${table}" add column if not exists "external_id" text null`);
      await steps.unique(table, ['company_id', 'external_id']);
    }
  }
}
