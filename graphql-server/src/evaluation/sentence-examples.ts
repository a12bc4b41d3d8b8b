import type { KnowledgeService } from '../features/knowledge/index.js';
import { sentenceExample } from '../platform/ai/index.js';
import type { ChoiceExample } from '../platform/votes/index.js';
import type { CompanyUnderTest } from './company-under-test.js';
import { type CompanySet, type EvaluatedSentence, sentencesIn } from './sets.js';

/** Questions with the statements of the use case that answers them. */
export class SentenceExamples {
  readonly all: ChoiceExample[] = [];
  readonly #knowledge: KnowledgeService;

  constructor(knowledge: KnowledgeService) {
    this.#knowledge = knowledge;
  }

  /** Adds the questions of a company that one tunes on or only learns from. */
  async collect(
    { everyday, everydayLessons, sentences, conversations }: CompanySet,
    company: CompanyUnderTest,
  ) {
    const said = conversations.train.flatMap(sentencesIn);
    for (const one of [...everyday.tune, ...everydayLessons, ...sentences.tune, ...said]) {
      await this.#add(company, one);
    }
  }

  async #add(
    company: CompanyUnderTest,
    { q, id, says, also, after }: EvaluatedSentence,
  ): Promise<void> {
    const useCase = id && (await this.#knowledge.useCaseByTitle(company.id, id));
    if (!useCase) return;
    const history = await company.talk(after);
    const isRight = (text: string) => [says, ...also].some((passage) => text.includes(passage));
    const { features, right } = sentenceExample(useCase, { question: q, history }, isRight);
    if (right.length > 0) this.all.push({ features, right, weight: 1 });
  }
}
