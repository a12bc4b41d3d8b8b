import type { EntityManager } from '../../../platform/database/index.js';
import { DraftUseCase } from '../drafts/draft.entity.js';
import type { WrittenUseCase } from '../splitting/section-finder.js';
import type { LaterUseCase } from './compare-use-cases.js';

interface Row {
  title: string;
  text: string;
  validFrom: string | null;
  validUntil: string | null;
  audience: WrittenUseCase['terms']['audience'];
  buildingIds: string[];
}

/** The use cases that answer now, in their order. */
export async function readRunning(em: EntityManager, companyId: string): Promise<WrittenUseCase[]> {
  const rows = await em.execute<Row[]>(
    `select u.title, u.text, u.valid_from::text as "validFrom", u.valid_until::text as "validUntil",
            u.audience, u.building_ids as "buildingIds"
       from use_case u join prompt_file f on f.id = u.prompt_file_id and f.active
      where u.company_id = ? order by u.position`,
    [companyId],
  );
  return rows.map(toWritten);
}

/** The use cases that a company's draft would publish, in their order. */
export async function readDraft(em: EntityManager, companyId: string): Promise<DraftRow[]> {
  const rows = await em.find(
    DraftUseCase,
    { company: companyId, removed: false },
    { orderBy: { position: 'asc', id: 'asc' } },
  );
  return rows.map((row) => ({
    ...toWritten(row),
    id: row.id,
    ...{ was: row.baseTitle, wordings: row.wordings, questionIds: row.questionIds },
  }));
}

/** A use case of the draft, with what comes with it. */
export interface DraftRow extends LaterUseCase {
  id: string;
  wordings: string[];
  questionIds: string[];
}

const toWritten = ({ title, text, ...terms }: Row): WrittenUseCase => ({
  ...{ title, text },
  terms: {
    ...{ validFrom: terms.validFrom, validUntil: terms.validUntil },
    ...{ audience: terms.audience, buildingIds: terms.buildingIds },
  },
});
