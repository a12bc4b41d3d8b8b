import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { fold } from '../../../platform/german/index.js';
import type { MalwareGuard } from '../../../platform/malware/index.js';
import { companyToInstruct, findCompany, lockCompany } from '../../companies/index.js';
import type { NewPromptFile } from '../files/prompt-file-upload.service.js';
import { checkPromptFile, decodePromptFile } from '../files/prompt-file-text.js';
import { splitUseCases } from '../splitting/split-use-cases.js';
import { contentOf } from './draft-content.js';
import { type DraftJournal, nameOf } from './draft-journal.js';
import { DraftUseCase } from './draft.entity.js';
import { scopeToWrite } from './draft.policy.js';
import { findDraft } from './draft.repository.js';
import { requireDraftRow, requireDraftView } from './draft.service.js';
import type { DraftMove, DraftUseCaseView, DraftView } from './draft-views.js';

const IN_ORDER = { orderBy: { position: 'asc', id: 'asc' } } as const;

/** Puts whole drafts in order: by a file that they become, and by the places of their use cases. */
export class DraftArrangement {
  readonly #journal: DraftJournal;
  readonly #malware: MalwareGuard;

  constructor(journal: DraftJournal, malware: MalwareGuard) {
    this.#journal = journal;
    this.#malware = malware;
  }

  /** Moves a use case among those that would be published. */
  async move(
    context: RequestContext,
    { id, to }: { id: string; to: DraftMove },
  ): Promise<DraftUseCaseView> {
    const scope = scopeToWrite(context.actor);
    return transactional(context.em, async (tx) => {
      const { company } = await requireDraftRow(tx, id, scope);
      await lockCompany(tx, company.id);
      const rows = await tx.find(
        DraftUseCase,
        { company: company.id },
        { ...IN_ORDER, refresh: true },
      );
      const from = rows.findIndex((row) => row.id === id);
      const row = rows[from];
      if (row) {
        rows.splice(from, 1);
        rows.splice(placeFor(to, from, rows), 0, row);
        for (const [index, one] of rows.entries()) one.position = index + 1;
        await tx.flush();
        const { title } = row;
        const owner = await findCompany(tx, company.id);
        await this.#journal.changed(context, tx, owner, 'knowledge.use-case.moved', { title });
      }
      return requireDraftView(tx, company.id, id);
    });
  }

  /**
   * Makes the draft what a file says: use cases with a known title become those of the file, in its
   * order; what it does not have is taken out, and can be taken back until it is published.
   */
  async load(
    context: RequestContext,
    { companyId, fileName, bytes }: NewPromptFile,
  ): Promise<DraftView> {
    const ofCompany = companyToInstruct(context.actor, companyId || undefined);
    checkPromptFile(fileName, bytes);
    await this.#malware.admit(fileName, bytes);
    const written = splitUseCases(decodePromptFile(bytes)).map(contentOf);
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, ofCompany);
      await this.#journal.begin(context, tx, company);
      await replace(tx, company.id, written, nameOf(context));
      await this.#journal.changed(context, tx, company, 'knowledge.draft.loaded', {
        ...{ fileName, useCases: written.length },
      });
      const draft = await findDraft(tx, company.id);
      if (!draft) throw new Error('A draft that was begun is gone.');
      return draft;
    });
  }
}

const isKept = ({ removed }: DraftUseCase): boolean => !removed;

/** Where among the others it goes; those that are taken out do not count. */
function placeFor(to: DraftMove, from: number, others: readonly DraftUseCase[]): number {
  if (to === 'FIRST') return 0;
  if (to === 'LAST') return others.length;
  if (to === 'UP') return Math.max(others.slice(0, from).findLastIndex(isKept), 0);
  const next = others.slice(from).findIndex(isKept);
  return next === -1 ? others.length : from + next + 1;
}

async function replace(
  tx: EntityManager,
  companyId: string,
  written: readonly ReturnType<typeof contentOf>[],
  changedBy: string,
): Promise<void> {
  const rows = await tx.find(DraftUseCase, { company: companyId }, { ...IN_ORDER, refresh: true });
  const waiting = Map.groupBy(rows, ({ title }) => fold(title));
  const changedAt = new Date();
  for (const [index, { buildingIds, ...content }] of written.entries()) {
    const said = { ...content, buildingIds: [...buildingIds], position: index + 1 };
    const row = waiting.get(fold(content.title))?.shift();
    if (!row) {
      tx.create(DraftUseCase, { ...said, company: companyId, changedBy, changedAt });
      continue;
    }
    const isSame =
      !row.removed &&
      row.title === said.title &&
      row.text === said.text &&
      row.validFrom === said.validFrom &&
      row.validUntil === said.validUntil &&
      row.audience === said.audience &&
      row.buildingIds.join() === said.buildingIds.join();
    Object.assign(row, said, { removed: false });
    if (!isSame) Object.assign(row, { revision: row.revision + 1, changedAt, changedBy });
  }
  let position = written.length;
  for (const row of [...waiting.values()].flat()) {
    // What was new in the draft alone is not in anything that answers, so that it can go.
    if (!row.baseTitle) tx.remove(row);
    else if (!row.removed) {
      Object.assign(row, { removed: true, revision: row.revision + 1, changedAt, changedBy });
    }
    row.position = position += 1;
  }
  await tx.flush();
}
