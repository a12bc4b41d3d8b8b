import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** What people hang from, and how. */
const LINKS = { building: 'building_id', flat: 'flat_id' } as const;

/** People of before get the building and the flat of their texts, which stay as they are. */
export class Migration0036 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    // The trigger of the table does the work.
    await steps.fill(
      'end_user',
      (where) =>
        `update end_user t set building_id = null where t.building_id is null and ${where}`,
    );
    for (const [table, column] of Object.entries(LINKS)) {
      await steps.index(
        `end_user_managing_company_id_${column}_index`,
        `"end_user" ("managing_company_id", "${column}")`,
      );
      await steps.constrain(
        'end_user',
        `end_user_${column}_of_company`,
        `foreign key ("managing_company_id", "${column}") references "${table}" ("company_id", "id")`,
      );
    }
  }
}
