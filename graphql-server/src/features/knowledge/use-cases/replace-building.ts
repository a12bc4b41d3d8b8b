import type { EntityManager } from '../../../platform/database/index.js';

/** What was meant for a building that was merged into another is meant for that one from now on. */
export async function replaceBuildingOfUseCases(
  tx: EntityManager,
  companyId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  for (const table of ['use_case', 'draft_use_case']) {
    await tx.execute(
      `update ${table} set building_ids = (
         select jsonb_agg(distinct case when b.id = ?::text then ?::text else b.id end)
           from jsonb_array_elements_text(building_ids) as b(id))
        where company_id = ? and building_ids @> to_jsonb(?::text)`,
      [from, into, companyId, from],
    );
  }
  // Processes that have them in memory read them again.
  await tx.execute(
    'update prompt_file set wording_revision = wording_revision + 1 where company_id = ? and active',
    [companyId],
  );
}
