import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

/** What lists of the inbox are read from: name, condition, and a column before the time. */
const LISTS: [name: string, condition: string, column?: string][] = [
  ['open', 'archived_at is null'],
  ['archived', 'archived_at is not null'],
  ['assignee', 'archived_at is null and assignee_id is not null', '"assignee_id", '],
  ['unassigned', 'archived_at is null and assignee_id is null'],
  ['waiting', 'archived_at is null and waiting_since is not null'],
  ['urgency', `archived_at is null and urgency <> 'NORMAL'`, '"urgency", '],
  ['unanswered', 'archived_at is null and open_questions > 0'],
  ['category', 'archived_at is null', '"category", '],
];

/** Parts of words: without capitals, dots and accents. */
const SEARCHES: Record<string, string> = {
  message_search_index: `"message" using gin ("company_id", "search", (replace(translate(lower("text"), 'äöüşğıçéèêáàâôòóîíñłńśšźżžęąćčřúý', 'aousgiceeeaaaoooiinlnsszzzeaccruy'), 'ß', 'ss')) gin_trgm_ops) with (gin_pending_list_limit = 1024)`,
  end_user_inbox_index: `"end_user" using gin ("managing_company_id", (replace(translate(lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || address || ' ' || apartment_number), 'äöüşğıçéèêáàâôòóîíñłńśšźżžęąćčřúý', 'aousgiceeeaaaoooiinlnsszzzeaccruy'), 'ß', 'ss')) gin_trgm_ops)`,
};

/** Conversations of before get what lists ask for, their messages are found by words. */
export class Migration0023 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.fill(
      'conversation',
      (where) => `update conversation t
         set last_activity_at = coalesce((select max(m.created_at) from message m where m.conversation_id = t.id), t.started_at),
             category = (select m.category from message m where m.conversation_id = t.id and m.category <> ''
                          order by m.sequence desc limit 1),
             waiting_since = case when t.status = 'OPEN' then t.hand_over_requested_at end,
             open_questions = (select count(*) from unanswered_question q join message m on m.id = q.message_id
                                where m.conversation_id = t.id and q.state = 'OPEN')
       where ${where}`,
    );
    await steps.fill(
      'message',
      (where) =>
        `update message t set search = to_tsvector('german', t.text) where t.search is null and ${where}`,
    );
    await steps.unique('company_user', ['managing_company_id', 'id']);
    await steps.constrain(
      'conversation',
      'conversation_assignee_id_of_company',
      'foreign key ("company_id", "assignee_id") references "company_user" ("managing_company_id", "id") on delete set null ("assignee_id")',
    );
    for (const [name, condition, column = ''] of LISTS) {
      const index = `conversation_inbox_${name}_index`;
      await steps.index(
        index,
        `"conversation" ("company_id", ${column}"last_activity_at", "id") where ${condition}`,
      );
    }
    for (const [index, on] of Object.entries(SEARCHES)) await steps.index(index, on);
  }
}
