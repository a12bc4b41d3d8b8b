import { z } from 'zod';
import { type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { notFound, wrongField } from '../../../platform/errors/index.js';
import { fold } from '../../../platform/german/index.js';
import { optionalLine, parseInput, requiredLine } from '../../../platform/input/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import {
  companyToInstruct,
  companyToView,
  findCompany,
  lockCompany,
} from '../../companies/index.js';
import { scopeToWrite } from '../drafts/draft.policy.js';
import { findDraft } from '../drafts/draft.repository.js';
import { nameOf } from '../drafts/draft-journal.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import type { KnowledgeService } from '../knowledge.service.js';
import { readDraft, readRunning } from '../publishing/knowledge-reader.js';
import type { Reader } from '../retrieval/retrieval.js';
import { MAX_TITLE_LENGTH } from '../splitting/split-use-cases.js';
import { type AskedQuestion, runTestQuestions, type TestResult } from './run-test-questions.js';
import { TestQuestion } from './test-question.entity.js';

/** Questions that a company may keep: all are asked whenever its draft is reviewed. */
const MOST_QUESTIONS = 100;

/** Longest question, in characters. */
const MAX_QUESTION = 500;

type Named = string | null | undefined;

const questionSchema = z.object({
  question: requiredLine('question', MAX_QUESTION),
  expectedTitle: optionalLine('title', MAX_TITLE_LENGTH),
});

/** What is to be kept as a test question. */
export interface NewTestQuestion {
  companyId?: Named;
  question: string;
  expectedTitle?: Named;
  role: Reader['role'];
}

/** A test question with what it brings now. */
export interface TestedQuestion extends AskedQuestion {
  live: TestResult;
  /** Null without a draft. */
  draft: TestResult | null;
}

interface Dependencies {
  audit: AuditLog;
  knowledge: KnowledgeService;
}

/** Questions by which a company tries its knowledge before it publishes it. */
export class TestQuestionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Asks all questions of a company, of what answers now and of its draft. */
  async list({ actor, em }: RequestContext, companyId: Named): Promise<TestedQuestion[]> {
    const { id } = await findCompany(em, companyToView(actor, companyId));
    const questions = await readQuestions(em, id);
    const live = await runTestQuestions(this.#deps.knowledge, id, questions);
    const draft = (await findDraft(em, id)) && (await this.#runOnDraft(em, id, questions));
    return questions.flatMap((question) => {
      const result = live.get(question.id);
      return result ? [{ ...question, live: result, draft: draft?.get(question.id) ?? null }] : [];
    });
  }

  /** How many of a company's questions its draft does not answer as expected. */
  async countFailing(em: EntityManager, companyId: string): Promise<number> {
    const questions = await readQuestions(em, companyId);
    if (questions.length === 0) return 0;
    const results = await this.#runOnDraft(em, companyId, questions);
    return [...results.values()].filter(({ hasPassed }) => !hasPassed).length;
  }

  async #runOnDraft(em: EntityManager, companyId: string, questions: readonly AskedQuestion[]) {
    const rows = await readDraft(em, companyId);
    const renamed = new Map(rows.flatMap(({ was, title }) => (was ? [[fold(was), title]] : [])));
    const titleNow = (title: string) => renamed.get(fold(title)) ?? title;
    return runTestQuestions(this.#deps.knowledge.draftSearch, companyId, questions, titleNow);
  }

  async add(context: RequestContext, input: NewTestQuestion): Promise<void> {
    const companyId = companyToInstruct(context.actor, input.companyId);
    const { question, expectedTitle } = parseInput(questionSchema, input);
    await transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, companyId);
      const known = await readQuestions(tx, company.id);
      if (known.length >= MOST_QUESTIONS) {
        const max = MOST_QUESTIONS;
        throw wrongField('question', knowledgeReasons.ENOUGH_TEST_QUESTIONS({ max }));
      }
      const isKnown = (one: AskedQuestion) =>
        one.role === input.role && fold(one.text) === fold(question);
      if (known.some(isKnown)) {
        throw wrongField('question', knowledgeReasons.TEST_QUESTION_ALREADY_HERE);
      }
      await requireTitle(tx, company.id, expectedTitle);
      const createdBy = nameOf(context);
      tx.create(TestQuestion, {
        ...{ company, text: question, expectedTitle: expectedTitle ?? null },
        ...{ role: input.role, createdBy },
      });
      await tx.flush();
      const about = aboutCompany(company);
      await this.#deps.audit.record(context, tx, 'knowledge.test-question.added', about, {
        question,
      });
    });
  }

  async remove(context: RequestContext, id: string): Promise<void> {
    const scope = scopeToWrite(context.actor);
    await transactional(context.em, async (tx) => {
      const where = { id: requireUuid(id), ...(scope ? { company: scope } : {}) };
      const question = await tx.findOne(TestQuestion, where, { populate: ['company'] });
      if (!question) throw notFound(knowledgeReasons.TEST_QUESTION_NOT_FOUND);
      const { company, text } = question;
      await tx.nativeDelete(TestQuestion, { id: question.id });
      const about = aboutCompany(company);
      await this.#deps.audit.record(context, tx, 'knowledge.test-question.removed', about, {
        question: text,
      });
    });
  }
}

/** Lets what is expected go by the titles that use cases get. */
export async function renameExpected(
  tx: EntityManager,
  companyId: string,
  useCases: readonly { title: string; was?: string | null | undefined }[],
): Promise<void> {
  const renamed = useCases.filter(({ was, title }) => was && was !== title);
  if (renamed.length === 0) return;
  await tx.execute(
    `update test_question t set expected_title = r.title
       from jsonb_to_recordset(?::jsonb) as r(was text, title text)
      where t.company_id = ? and t.expected_title = r.was`,
    [JSON.stringify(renamed.map(({ was, title }) => ({ was, title }))), companyId],
  );
}

async function readQuestions(em: EntityManager, companyId: string): Promise<AskedQuestion[]> {
  const rows = await em.find(
    TestQuestion,
    { company: companyId },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return rows.map(({ id, text, expectedTitle = null, role }) => ({
    ...{ id, text, expectedTitle, role },
  }));
}

async function requireTitle(
  em: EntityManager,
  companyId: string,
  title: string | null | undefined,
): Promise<void> {
  if (!title) return;
  const all = [...(await readRunning(em, companyId)), ...(await readDraft(em, companyId))];
  if (!all.some((one) => one.title === title)) {
    throw wrongField('expectedTitle', knowledgeReasons.USE_CASE_NOT_FOUND);
  }
}
