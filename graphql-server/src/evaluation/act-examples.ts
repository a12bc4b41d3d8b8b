import { type Act, actFeatures, ACTS } from '../features/assistant/dialogue/act-vote/features.js';
import { memoryOf } from '../features/assistant/dialogue/memory.js';
import { QuestionSearch } from '../features/assistant/dialogue/question-search.js';
import { voteOnTopic } from '../features/assistant/dialogue/vote/topic-vote.js';
import { understandMessage } from '../features/assistant/understand-message.js';
import type { KnowledgeService } from '../features/knowledge/index.js';
import type { ConversationTurn } from '../platform/ai/index.js';
import type { ChoiceExample } from '../platform/votes/index.js';
import { type CompanyUnderTest, turnsOf } from './company-under-test.js';
import type { CompanySet, EvaluatedConversation, EvaluatedDialogue } from './sets.js';

type Turn = Pick<EvaluatedConversation['turns'][number], 'user' | 'id' | 'kind'>;

/** What a message of each kind does; those that are left out are heard by other means. */
const ACT_OF: Partial<Record<NonNullable<Turn['kind']>, Act>> = {
  note: 'details',
  agreement: 'agreement',
  thanks: 'thanks',
  complaint: 'complaint',
  silent: 'question',
};

const KINDS_OF_DIALOGUES = ['thanks', 'agreement', 'complaint'] as const;

/** What a message does; undefined for one that is not learned from. */
export const actOf = ({ id, kind }: Turn): Act | undefined =>
  kind ? ACT_OF[kind] : id ? 'question' : undefined;

/** Dialogues tell what is small talk by an intent; each that a use case answers is a question. */
const asConversation = ({ turns }: EvaluatedDialogue): { turns: Turn[] } => ({
  turns: turns.map(({ user, ids: [id] = [], intent }) => {
    const kind = KINDS_OF_DIALOGUES.find((one) => one === intent);
    return { user, id, kind };
  }),
});

/** Messages within conversations, with what they do. */
export class ActExamples {
  readonly all: ChoiceExample[] = [];
  readonly #search: QuestionSearch;

  constructor(knowledge: KnowledgeService) {
    this.#search = new QuestionSearch(knowledge);
  }

  /** Leads the conversations of a company as they are answered now. */
  async collect(
    { conversations, dialogues, lessons }: CompanySet,
    company: CompanyUnderTest,
  ): Promise<void> {
    const further = [...dialogues.tune, ...lessons].map(asConversation);
    for (const { turns } of [...conversations.train, ...further]) {
      const history: ConversationTurn[] = [];
      for (const turn of turns) {
        await this.#add(company, turn, history);
        history.push(...turnsOf(turn.user, await company.ask(turn.user, history)));
      }
    }
  }

  async #add(company: CompanyUnderTest, turn: Turn, history: readonly ConversationTurn[]) {
    const act = actOf(turn);
    const { searchText, intent, danger } = understandMessage({ question: turn.user, history });
    if (!act || intent !== undefined || danger) return;
    const { signal } = new AbortController();
    const message = {
      companyId: company.id,
      question: searchText,
      history,
      rewrite: async () => undefined,
      signal,
    };
    const memory = memoryOf(history);
    if (memory.begun === '') return;
    const weighing = await this.#search.weighed(message, memory);
    const topics = voteOnTopic(weighing.message, weighing.useCases);
    const lastSaid = history.findLast(({ role }) => role === 'user')?.text ?? '';
    const features = actFeatures({ ...weighing.message, lastSaid, topics });
    this.all.push({ features, right: [ACTS.indexOf(act)], weight: 1 });
  }
}
