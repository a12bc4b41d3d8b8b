import type { EntityManager } from '../../../platform/database/index.js';
import type { Conversation } from '../../conversations/index.js';
import type { LabelView } from '../inbox-views.js';

/** All labels of a company, by name. */
export async function listLabels(em: EntityManager, companyId: string): Promise<LabelView[]> {
  return em.execute<LabelView[]>(
    `select id, name, color from conversation_label where company_id = ? order by lower(name), id`,
    [companyId],
  );
}

/** Names of the company's labels among these ids, in order. */
export async function findLabelNames(
  em: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  // None of them is deleted before the transaction that uses them ends.
  const rows = await em.execute<{ name: string }[]>(
    `select name from conversation_label where company_id = ? and id in (${marks(ids)})
      order by lower(name), id for key share`,
    [companyId, ...ids],
  );
  return rows.map(({ name }) => name);
}

/** Leaves exactly these labels on a conversation; tells whether that changed anything. */
export async function setLabelsOf(
  tx: EntityManager,
  { id, company }: Conversation,
  labelIds: readonly string[],
): Promise<boolean> {
  const others = labelIds.length > 0 ? `and label_id not in (${marks(labelIds)})` : '';
  const removed = await tx.execute<object[]>(
    `delete from conversation_label_use where company_id = ? and conversation_id = ? ${others}
     returning label_id`,
    [company.id, id, ...labelIds],
  );
  if (labelIds.length === 0) return removed.length > 0;
  const added = await tx.execute<object[]>(
    `insert into conversation_label_use (conversation_id, label_id, company_id)
     values ${labelIds.map(() => '(?, ?, ?)').join(', ')}
     on conflict do nothing returning label_id`,
    labelIds.flatMap((labelId) => [id, labelId, company.id]),
  );
  return removed.length + added.length > 0;
}

const marks = (values: readonly string[]) => values.map(() => '?').join(', ');
