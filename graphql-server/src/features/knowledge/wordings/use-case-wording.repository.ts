import { raw } from '@mikro-orm/core';
import type { EntityManager } from '../../../platform/database/index.js';
import { Company } from '../../companies/index.js';
import { PromptFile } from '../files/prompt-file.entity.js';
import {
  UseCaseWording,
  type WordingOrigin,
  type WordingState,
} from './use-case-wording.entity.js';

/** A wording as it comes in. */
export interface NewWording {
  useCaseTitle: string;
  text: string;
  state: WordingState;
  origin: WordingOrigin;
}

/** The wordings of a company, oldest first. */
export async function listWordings(
  em: EntityManager,
  companyId: string,
  filter: { state?: WordingState; useCaseTitle?: string } = {},
): Promise<UseCaseWording[]> {
  const where = { ...filter, company: companyId };
  return em.find(UseCaseWording, where, { orderBy: { createdAt: 'asc', id: 'asc' } });
}

/** Stores wordings of a company; those it has for the title, in whichever state, are left alone. */
export async function addWordings(
  em: EntityManager,
  companyId: string,
  wordings: readonly NewWording[],
): Promise<UseCaseWording[]> {
  const keyOf = (one: Pick<NewWording, 'useCaseTitle' | 'text'>) =>
    `${one.useCaseTitle}\n${one.text.trim().toLowerCase()}`;
  const known = new Set((await listWordings(em, companyId)).map(keyOf));
  const added = wordings
    .filter((wording) => !known.has(keyOf(wording)) && known.add(keyOf(wording)))
    .map((wording) =>
      em.create(UseCaseWording, { ...wording, company: em.getReference(Company, companyId) }),
    );
  await em.flush();
  if (added.some(({ state }) => state === 'ACCEPTED')) await raiseRevision(em, companyId);
  return added;
}

/** Accepts, rejects or proposes a wording of the company again; false when it has no such wording. */
export async function setWordingState(
  em: EntityManager,
  companyId: string,
  id: string,
  state: WordingState,
): Promise<boolean> {
  const changed = await em.nativeUpdate(UseCaseWording, { id, company: companyId }, { state });
  if (changed > 0) await raiseRevision(em, companyId);
  return changed > 0;
}

/** Removes a wording of the company; false when it has no such wording. */
export async function deleteWording(
  em: EntityManager,
  companyId: string,
  id: string,
): Promise<boolean> {
  const deleted = await em.nativeDelete(UseCaseWording, { id, company: companyId });
  if (deleted > 0) await raiseRevision(em, companyId);
  return deleted > 0;
}

/** Tells every process that searches the file that its wordings have changed. */
async function raiseRevision(em: EntityManager, companyId: string): Promise<void> {
  await em
    .createQueryBuilder(PromptFile)
    .update({ wordingRevision: raw('wording_revision + 1') })
    .where({ company: companyId, active: true })
    .execute();
}
