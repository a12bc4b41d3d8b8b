import type { EntityManager } from '../../../platform/database/index.js';
import { lockCompany } from '../../companies/index.js';
import type { EmbeddingFacts } from '../embedding/passage-embedder.js';
import { keepVersion } from '../versions/keep-version.js';
import { PromptFile } from './prompt-file.entity.js';

/** A version of a prompt file on its way into the database. */
export type NewVersion = Pick<PromptFile, 'fileName' | 'content'> &
  Partial<Pick<PromptFile, 'note' | 'origin' | 'publishedBy'>>;

/** Adds the next version of a company's prompt file. Call it in a transaction. */
export async function addPromptFile(
  em: EntityManager,
  companyId: string,
  file: NewVersion,
): Promise<PromptFile> {
  // Two uploads of one company at once take turns.
  const company = await lockCompany(em, companyId);
  const [newest] = await em.find(
    PromptFile,
    { company: companyId },
    { orderBy: { version: 'desc' }, limit: 1 },
  );
  const version = (newest?.version ?? 0) + 1;
  const added = em.create(PromptFile, { ...file, company, version });
  await em.flush();
  return added;
}

/** A prompt file with its text, unless it is done or a later one already answers. */
export async function findPromptFileToIngest(
  em: EntityManager,
  promptFileId: string,
): Promise<PromptFile | undefined> {
  const file = await em.findOne(PromptFile, { id: promptFileId }, { populate: ['content'] });
  if (!file || file.active) return undefined;
  const later = await em.count(PromptFile, {
    company: file.company.id,
    active: true,
    version: { $gt: file.version },
  });
  return later > 0 ? undefined : file;
}

/** The text of a prompt file as long as it answers. */
export async function findPromptFileContent(
  em: EntityManager,
  promptFileId: string,
): Promise<string | undefined> {
  const file = await em.findOne(
    PromptFile,
    { id: promptFileId, active: true },
    { populate: ['content'] },
  );
  return file?.content;
}

/** Active prompt files whose vectors are of another model, or whose lexical index is of an older form. */
export async function findOutdatedPromptFiles(
  em: EntityManager,
  current: { embeddingModel: string; lexicalVersion: number },
): Promise<{ reembed: PromptFile[]; reindex: PromptFile[] }> {
  const active = await em.find(PromptFile, { active: true });
  const isOld = (file: PromptFile) => file.lexicalVersion !== current.lexicalVersion;
  return {
    reindex: active.filter(isOld),
    reembed: active.filter(
      (file) => !isOld(file) && file.embeddingModel !== current.embeddingModel,
    ),
  };
}

/**
 * Lets a version answer, and removes the versions before it, in one step. Does nothing when a later
 * version already answers. Call it in a transaction.
 */
export async function activatePromptFile(
  em: EntityManager,
  promptFileId: string,
  result: Pick<PromptFile, 'vectorCount' | 'passageCount' | 'lexicalIndex' | 'lexicalVersion'> &
    EmbeddingFacts,
): Promise<boolean> {
  const { company } = await em.findOneOrFail(PromptFile, { id: promptFileId });
  await lockCompany(em, company.id);
  const file = await em.findOneOrFail(PromptFile, { id: promptFileId }, { refresh: true });
  const later = await em.count(PromptFile, {
    company: company.id,
    active: true,
    version: { $gt: file.version },
  });
  const outdated = { company: company.id, version: { $lt: file.version } };
  if (later > 0) {
    await em.nativeDelete(PromptFile, { id: file.id });
    return false;
  }
  const before = await em.findOne(PromptFile, { company: company.id, active: true });
  await em.nativeDelete(PromptFile, outdated);
  Object.assign(file, result, { status: 'PROCESSED', error: null, refusal: null, active: true });
  await em.flush();
  await keepVersion(em, file, before);
  return true;
}
