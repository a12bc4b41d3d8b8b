import type { EntityManager } from '../../../platform/database/index.js';
import { WordingBank } from '../wordings/wording-bank.js';
import type { DraftRow } from './knowledge-reader.js';

/**
 * Gives use cases the wordings that the draft has for them, and those of their title of before: they belong
 * to titles. What leads elsewhere already, or is one too many, is left out. Lock the company first.
 */
export async function bringWordings(
  tx: EntityManager,
  companyId: string,
  useCases: readonly DraftRow[],
): Promise<void> {
  for (const { title, was } of useCases) {
    if (!was || was === title) continue;
    // Those of the old title stay: it answers until the new one does, and may be restored.
    await tx.execute(
      `insert into use_case_wording (id, company_id, use_case_title, text, state, origin, created_at)
       select gen_random_uuid(), w.company_id, ?, w.text, w.state, w.origin, w.created_at
         from use_case_wording w
        where w.company_id = ? and w.use_case_title = ?
          and not exists (select from use_case_wording o
                           where o.company_id = w.company_id and o.use_case_title = ?
                             and lower(o.text) = lower(w.text))`,
      [title, companyId, was, title],
    );
  }
  if (useCases.every(({ wordings }) => wordings.length === 0)) return;
  const bank = await WordingBank.open(tx, companyId);
  for (const { title, wordings } of useCases) {
    for (const text of wordings) {
      await bank.add({ useCaseTitle: title, text, origin: 'QUESTION', state: 'ACCEPTED' });
    }
  }
}
