import { z } from 'zod';
import { type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/index.js';
import { berlinDay } from '../../../platform/german/index.js';
import { optionalBlock, parseInput } from '../../../platform/input/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import {
  type Company,
  companyToInstruct,
  companyToView,
  lockCompany,
} from '../../companies/index.js';
import { nameOf } from '../drafts/draft-journal.js';
import { lockDraft } from '../drafts/draft.service.js';
import { scopeToWrite } from '../drafts/draft.policy.js';
import { findDraft } from '../drafts/draft.repository.js';
import { followFile, type Following } from '../files/follow-file.js';
import type { NewVersion } from '../files/prompt-file.repository.js';
import { PromptFile } from '../files/prompt-file.entity.js';
import type { PromptFileState } from '../files/prompt-file-state.repository.js';
import { MAX_PROMPT_FILE_BYTES } from '../files/prompt-file-text.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import type { KnowledgeService } from '../knowledge.service.js';
import { writeUseCases } from '../splitting/marked-sections.js';
import { splitUseCases } from '../splitting/split-use-cases.js';
import { scopeToView } from '../use-cases/use-case.policy.js';
import {
  renameExpected,
  type TestQuestionService,
} from '../test-questions/test-question.service.js';
import { KnowledgeVersion } from '../versions/knowledge-version.entity.js';
import { bringWordings } from './bring-wordings.js';
import { compareUseCases, type Comparison } from './compare-use-cases.js';
import { readDraft, readRunning } from './knowledge-reader.js';
import { findWarnings, type KnowledgeWarning } from './warnings.js';

/** What has to be agreed to before something is published. */
export const CONSENTS = ['MANY_GONE', 'NEWER_VERSION', 'TESTS_FAILED'] as const;
export type Consent = (typeof CONSENTS)[number];

/** From so many, and this share of all, on it is asked whether use cases shall really go. */
const MANY_GONE = 3;
const MUCH_GONE = 0.1;

const noteSchema = z.object({ note: optionalBlock('note', 500) });

/** What publishing the draft would change. */
export interface KnowledgeReview extends Comparison {
  /** Of the draft that was looked at. */
  revision: number;
  warnings: KnowledgeWarning[];
  consents: Consent[];
}

interface Dependencies extends Following {
  audit: AuditLog;
  knowledge: KnowledgeService;
  testQuestions: TestQuestionService;
}

/** Told in the transaction that publishes what answers these questions of tenants. */
export type AnsweredListener = (
  tx: EntityManager,
  companyId: string,
  questionIds: readonly string[],
) => Promise<void>;

type Named = string | null | undefined;

/** Lets drafts and old versions answer. */
export class PublishService {
  readonly #deps: Dependencies;

  readonly #listeners: AnsweredListener[] = [];

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Lets another feature know which questions are answered from now on. */
  whenAnswered(listener: AnsweredListener): void {
    this.#listeners.push(listener);
  }

  async review({ actor, em }: RequestContext, companyId: Named): Promise<KnowledgeReview> {
    const ofCompany = companyToView(actor, companyId);
    const draft = await findDraft(em, ofCompany);
    if (!draft) throw notFound(knowledgeReasons.DRAFT_NOT_BEGUN);
    const [after, comparison] = await this.#compare(em, ofCompany);
    return {
      ...comparison,
      revision: draft.revision,
      warnings: await findWarnings(after, berlinDay(new Date())),
      consents: consentsFor(comparison, {
        ...{ isOutdated: draft.isOutdated },
        failing: await this.#deps.testQuestions.countFailing(em, ofCompany),
      }),
    };
  }

  /** Lets the draft answer, just as it was reviewed, and waits until it does. */
  async publish(
    context: RequestContext,
    input: { companyId?: Named; revision: number; note?: Named; consents: readonly Consent[] },
  ): Promise<PromptFileState> {
    const companyId = companyToInstruct(context.actor, input.companyId);
    const { note } = parseInput(noteSchema, input);
    // Before anything is locked: it takes a while, and holds for the revision that is asked for below.
    const failing = await this.#deps.testQuestions.countFailing(context.em.fork(), companyId);
    return followFile(context, companyId, this.#deps, async () =>
      transactional(context.em, async (tx) => {
        const company = await lockCompany(tx, companyId);
        const draft = await lockDraft(tx, companyId, input.revision);
        const [useCases, comparison] = await this.#compare(tx, companyId);
        const view = await findDraft(tx, companyId);
        const asked = consentsFor(comparison, { isOutdated: view?.isOutdated ?? false, failing });
        if (asked.some((consent) => !input.consents.includes(consent))) {
          throw conflict(knowledgeReasons.KNOWLEDGE_NEEDS_CONSENT);
        }
        const content = writeUseCases(useCases);
        const running = await tx.findOne(PromptFile, { company: companyId, active: true });
        const fileName = `${(running?.fileName ?? 'wissen').replace(/\.(?:txt|md)$/i, '')}.md`;
        const file = await this.#store(context, tx, company, {
          ...{ fileName, content, note, origin: 'DRAFT' },
        });
        await bringWordings(tx, companyId, useCases);
        await renameExpected(tx, companyId, useCases);
        const questionIds = useCases.flatMap((useCase) => useCase.questionIds);
        for (const listener of this.#listeners) await listener(tx, companyId, questionIds);
        draft.publishedFileId = file.id;
        draft.publishedRevision = draft.revision;
        await tx.flush();
        return file.id;
      }),
    );
  }

  /** The versions that answered, the latest first; which of them answers now has its file's id. */
  async versions(
    { actor, em }: RequestContext,
    companyId: Named,
  ): Promise<{ versions: KnowledgeVersion[]; runningFileId: string | undefined }> {
    const ofCompany = companyToView(actor, companyId);
    const running = await em.findOne(PromptFile, { company: ofCompany, active: true });
    const versions = await em.find(
      KnowledgeVersion,
      { company: ofCompany },
      { orderBy: { version: 'desc' } },
    );
    return { versions, runningFileId: running?.id };
  }

  /** A version with its text, and how what answers now differs from it. */
  async version(
    { actor, em }: RequestContext,
    id: string,
  ): Promise<{ version: KnowledgeVersion; comparison: Comparison; isRunning: boolean }> {
    const version = await requireVersion(em, id, scopeToView(actor));
    const companyId = version.company.id;
    const running = await em.findOne(PromptFile, { company: companyId, active: true });
    const now = await readRunning(em, companyId);
    const comparison = compareUseCases(now, splitUseCases(version.content));
    return { version, comparison, isRunning: running?.id === version.promptFileId };
  }

  /** Lets an old version answer again, as a new one. The draft is left alone. */
  async restore(
    context: RequestContext,
    input: { id: string; note?: Named },
  ): Promise<PromptFileState> {
    const scope = scopeToWrite(context.actor);
    const { note } = parseInput(noteSchema, input);
    const { company } = await requireVersion(context.em.fork(), input.id, scope);
    return followFile(context, company.id, this.#deps, async () =>
      transactional(context.em, async (tx) => {
        const locked = await lockCompany(tx, company.id);
        const { fileName, content } = await requireVersion(tx, input.id, scope);
        const origin = 'RESTORED' as const;
        const file = await this.#store(context, tx, locked, { fileName, content, note, origin });
        return file.id;
      }),
    );
  }

  async #compare(em: EntityManager, companyId: string) {
    const after = await readDraft(em, companyId);
    return [after, compareUseCases(await readRunning(em, companyId), after)] as const;
  }

  async #store(
    context: RequestContext,
    tx: EntityManager,
    { id, name }: Company,
    version: NewVersion,
  ): Promise<PromptFile> {
    if (Buffer.byteLength(version.content) > MAX_PROMPT_FILE_BYTES) {
      throw wrongField('promptFile', knowledgeReasons.PROMPT_FILE_TOO_LARGE);
    }
    splitUseCases(version.content);
    const publishedBy = nameOf(context);
    const file = await this.#deps.knowledge.publish(tx, id, { ...version, publishedBy });
    const about = aboutCompany({ id, name });
    const done = version.origin === 'RESTORED' ? 'knowledge.restored' : 'knowledge.published';
    const details = { fileName: file.fileName, version: file.version, note: version.note ?? null };
    await this.#deps.audit.record(context, tx, done, about, details);
    return file;
  }
}

/** What a person has to agree to before these changes are made. */
function consentsFor(
  { changes, unchangedCount }: Comparison,
  { isOutdated, failing }: { isOutdated: boolean; failing: number },
): Consent[] {
  const gone = changes.filter(({ kind }) => kind === 'GONE').length;
  const running = unchangedCount + changes.filter(({ before }) => before !== null).length;
  const isMuch = gone >= MANY_GONE && gone >= MUCH_GONE * running;
  return [
    ...(isMuch ? ['MANY_GONE' as const] : []),
    ...(isOutdated ? ['NEWER_VERSION' as const] : []),
    ...(failing > 0 ? ['TESTS_FAILED' as const] : []),
  ];
}

async function requireVersion(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<KnowledgeVersion> {
  const where = { id: requireUuid(id), ...(companyId ? { company: companyId } : {}) };
  const version = await em.findOne(KnowledgeVersion, where, { populate: ['content'] });
  if (!version) throw notFound(knowledgeReasons.KNOWLEDGE_VERSION_NOT_FOUND);
  return version;
}
