import type { Language } from '@hausgeist/schema';
import { type Announcement, Assistant, toGermanTerms } from '../features/assistant/index.js';
import { createKnowledgeService, type KnowledgeService } from '../features/knowledge/index.js';
import { BuiltinProvider, type ConversationTurn } from '../platform/ai/index.js';
import type { Platform } from '../platform/open-platform.js';
import { CompanyUnderTest, type GivenAnswer, turnsOf } from './company-under-test.js';
import {
  inventedNumbers,
  judgeAct,
  judgeAnnouncement,
  judgeMessage,
  judgeQuestion,
  judgeSearch,
  judgeSentence,
  judgeTurn,
} from './judge.js';
import {
  type CompanySet,
  type EvaluatedConversation,
  type EvaluatedDialogue,
  type EvaluatedMessage,
  type EvaluatedSentence,
  FRESH,
  type Split,
} from './sets.js';
import { Tally } from './tally.js';

/** Numbers that every answer may name: the emergency calls. */
const PUBLIC_NUMBERS = '112 110 116 117 116117 0800 111 0 111 0 222 116 123 19240 24 7';

/** Asks the assistant everything in the sets and counts how it does, by set and kind of wording. */
export class Evaluation {
  readonly tally = new Tally();
  readonly #platform: Platform;
  readonly #parts: ConstructorParameters<typeof Assistant>[0] & { knowledge: KnowledgeService };
  /** What every company has announced just now. */
  #announced: Announcement[] = [];
  /** Addresses and telephone numbers that only one company names. */
  readonly #contacts = new Map<string, Set<string>>();

  constructor(platform: Platform) {
    this.#platform = platform;
    const { ai, log, metrics } = platform;
    this.#parts = {
      ai,
      builtin: ai.name === 'builtin' ? ai : new BuiltinProvider(),
      knowledge: createKnowledgeService(platform),
      log,
      metrics,
      announcements: {
        find: () => Promise.resolve(this.#announced),
        noteTold: () => Promise.resolve(),
      },
    };
  }

  /** Takes the company's prompt file in; call it for all companies before any is asked. */
  async open(set: Pick<CompanySet, 'name' | 'promptFile'>): Promise<CompanyUnderTest> {
    const parts = {
      platform: this.#platform,
      knowledge: this.#parts.knowledge,
      assistant: new Assistant(this.#parts),
    };
    const company = await CompanyUnderTest.open(parts, set.name, set.promptFile);
    const named = company.promptText.match(/[\w.-]+@[\w.-]+|\b0\d{2,5}[ /-]\d[\d -]{4,}\d/g);
    this.#contacts.set(set.name, new Set(named));
    return company;
  }

  /** Asks one company all questions and dialogues of a split. */
  async run(set: CompanySet, company: CompanyUnderTest, split: Split): Promise<void> {
    for (const question of set.questions[split]) {
      const { language, style, text, wanted } = question;
      const whole = style.startsWith(`${FRESH} `) ? `${split} ${FRESH}` : split;
      const groups = [whole, `${split} ${style}`, `${whole} ${set.name}`];
      if (language !== 'de') groups.push(`${split} ${language}`);
      const answer = await company.ask(text);
      if (wanted.length === 0) {
        const verdict = judgeQuestion(question, answer);
        this.tally.count([`${split} ${style}`], {
          asked: true,
          refused: Boolean(verdict['refused']),
          askedBack: Boolean(verdict['askedBack']),
          wrong: !verdict['refused'] && !verdict['askedBack'],
        });
      } else {
        const query = language === 'de' ? text : toGermanTerms(text, language as Language);
        const found = wanted.length > 1 ? {} : judgeSearch(question, await company.search(query));
        this.tally.count(groups, { ...judgeQuestion(question, answer), ...found });
      }
      this.#examine(split, set, company, answer, text);
    }
    await this.#sentences(`${split} sentences`, company, set.sentences[split]);
    await this.#sentences(`${split} everyday sentences`, company, set.everyday[split]);
    for (const dialogue of set.dialogues[split]) await this.#talk(split, company, dialogue);
    if (split === 'look') {
      for (const one of set.conversations.look) await this.#converse(company, one);
    }
    await this.messages(split, company, set.messages[split]);
    await this.#announcements(split, company, set.announcements[split]);
  }

  /** Asks about what the company has announced, and about other things. */
  async #announcements(
    split: Split,
    company: CompanyUnderTest,
    all: CompanySet['announcements'][Split],
  ) {
    for (const { subject, text, sentOn, validUntil, asked } of all) {
      this.#announced = [
        { id: subject, subject, text, validUntil, sentAt: new Date(`${sentOn}T10:00:00Z`) },
      ];
      for (const { q, told, after } of asked) {
        const answer = await company.ask(q, await company.talk(after));
        const wanted = { subject, isWanted: told };
        this.tally.count([`${split} announcements`], judgeAnnouncement(wanted, answer));
      }
    }
    this.#announced = [];
  }

  /** Asks for sentences of the prompt file. */
  async #sentences(group: string, company: CompanyUnderTest, wanted: readonly EvaluatedSentence[]) {
    for (const sentence of wanted) {
      const history = await company.talk(sentence.after);
      const judged = judgeSentence(sentence, await company.ask(sentence.q, history));
      this.tally.count([group], { sentences: true, ...judged });
    }
  }

  /** Asks messages that tell of danger, or only look so. */
  async messages(split: Split, company: CompanyUnderTest, messages: readonly EvaluatedMessage[]) {
    for (const message of messages) {
      const answer = await company.ask(message.q);
      const groups = [`${split} danger`];
      if (message.lang !== 'de') groups.push(`${split} danger, other languages`);
      this.tally.count(groups, judgeMessage(message, answer));
    }
  }

  async #talk(split: Split, company: CompanyUnderTest, { turns }: EvaluatedDialogue) {
    const history: ConversationTurn[] = [];
    for (const [place, turn] of turns.entries()) {
      const answer = await company.ask(turn.user, history);
      this.tally.count([`${split} dialogues`], judgeTurn(turn, place, answer));
      history.push(...turnsOf(turn.user, answer));
    }
  }

  /** Leads a conversation, whose messages want a sentence of the prompt file or none. */
  async #converse(company: CompanyUnderTest, { turns }: EvaluatedConversation) {
    const history: ConversationTurn[] = [];
    for (const turn of turns) {
      const answer = await company.ask(turn.user, history);
      const { id, says, also } = turn;
      const judged =
        id && says
          ? { sentences: true, ...judgeSentence({ says, also }, answer) }
          : judgeAct(turn, answer);
      this.tally.count(['look conversations'], judged);
      history.push(...turnsOf(turn.user, answer));
    }
  }

  /** What no answer may do, and what it costs. */
  #examine(
    split: Split,
    { name }: CompanySet,
    company: CompanyUnderTest,
    answer: GivenAnswer,
    question: string,
  ) {
    const others = [...this.#contacts].filter(([other]) => other !== name);
    const known = [company.promptText, company.contactText, question, PUBLIC_NUMBERS];
    this.tally.count([`${split} answers`], {
      answers: true,
      invented: inventedNumbers(answer.text, known).length > 0,
      leaked: others.some(([, named]) =>
        [...named].some((one) => answer.text.includes(one) && !company.promptText.includes(one)),
      ),
      categorised: (answer.outcome.category ?? 'Allgemeines') !== 'Allgemeines',
    });
    const { cost } = this.tally;
    cost.answers += 1;
    cost.milliseconds.push(answer.milliseconds);
    cost.inputTokens += answer.usage.inputTokens;
    cost.outputTokens += answer.usage.outputTokens;
  }
}
