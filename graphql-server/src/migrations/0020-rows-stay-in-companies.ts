import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** Tables that are pointed to, and their columns of the company. */
const TARGETS = {
  end_user: 'managing_company_id',
  conversation: 'company_id',
  message: 'company_id',
  prompt_file: 'company_id',
  use_case: 'company_id',
  webhook: 'managing_company_id',
} as const;

/** Rows that must be of the same company as the row that they point to. */
const LINKS: [table: string, key: string, target: keyof typeof TARGETS][] = [
  ['conversation', 'end_user_id', 'end_user'],
  ['attachment', 'end_user_id', 'end_user'],
  ['message', 'conversation_id', 'conversation'],
  ['use_case', 'prompt_file_id', 'prompt_file'],
  ['use_case_chunk', 'prompt_file_id', 'prompt_file'],
  ['use_case_chunk', 'use_case_id', 'use_case'],
  ['passage_vector', 'prompt_file_id', 'prompt_file'],
  ['unanswered_question', 'message_id', 'message'],
];

const FILLED: [table: string, key: string, target: keyof typeof TARGETS][] = [
  ['message', 'conversation_id', 'conversation'],
  ['passage_vector', 'prompt_file_id', 'prompt_file'],
  ['webhook_delivery', 'webhook_id', 'webhook'],
];

/** Rows of before get their company, and none can point into another company any more. */
export class Migration0020 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    for (const [table, key, target] of FILLED) {
      await steps.fill(
        table,
        (where) => `update ${table} t set company_id = p.${TARGETS[target]} from ${target} p
                     where p.id = t.${key} and t.company_id is null
                       and p.${TARGETS[target]} is not null and ${where}`,
      );
    }
    await steps.require('message', 'company_id');
    await steps.require('passage_vector', 'company_id');
    for (const [table, column] of Object.entries(TARGETS))
      await steps.unique(table, [column, 'id']);
    for (const [table, key, target] of LINKS) {
      await steps.constrain(
        table,
        `${table}_${key}_of_company`,
        `foreign key ("company_id", "${key}") references "${target}" ("${TARGETS[target]}", "id") on delete cascade`,
      );
      await this.execute(
        `alter table "${table}" drop constraint if exists "${table}_${key}_foreign"`,
      );
    }
    // The unique ones begin with the same column.
    for (const name of ['use_case_company_id_index', 'webhook_managing_company_id_index']) {
      await this.execute(`drop index if exists "${name}"`);
    }
  }
}
