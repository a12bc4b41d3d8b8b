import type { AnswerPrompt, AnswerStructure } from '../../../platform/ai/index.js';
import { isStopWord, stem, wordsOf } from '../../../platform/german/index.js';

const NUMBERS = String.raw`\^?\s*\d{1,2}(?:\s*(?:[,;–-]|und|and)\s*\^?\s*\d{1,2}){0,9}`;
/** Every way in which models cite; a number in round brackets only where a statement ends. */
const CITATION = new RegExp(
  String.raw`([ \t]*)(?:\[(${NUMBERS})\](?!\()|【(${NUMBERS})(?:†[^】\n]{0,40})?】|\((${NUMBERS})\)(?=\s*(?:[.,;:!?]|$|\n)))`,
  'g',
);
/** The end of a piece that may become a citation. */
const UNDECIDED =
  /[ \t]*(?:\[[\d\s,;^–und-]{0,40}|【[^】\n]{0,60}|\([\d\s,;^–und-]{0,40}\)?[ \t]*|\[[\d\s,;^–und-]{1,40}\])?$/;
const CITED = /\[(\d{1,2})\]/g;

/** "That is not in the documents", in the languages of answers. */
const REFUSAL =
  /(?:keine|nicht genügend) (?:\S+ )?(?:Informationen?|Angaben?|Auskunft|Auskünfte|Hinweise?)|in den Unterlagen[^.!?\n]{0,60}(?:nichts|nicht|keine)|(?:nichts|nicht)[^.!?\n]{0,40}in den (?:\S+ )?Unterlagen|weiß ich (?:leider )?nicht|(?:no|any) information|not (?:mentioned|covered|included|in the documents)|(?:do not|don't|cannot|can't) (?:know|find|answer)|bilgi (?:yok|bulun)|bilmiyorum|bulamadım|нет (?:информации|сведений|данных)|не (?:наш|указано|знаю)|немає (?:інформації|відомостей|даних)|не (?:знайш|вказано)|لا (?:توجد|تتوفر|يوجد|أملك|أعرف)|لم أجد|(?:brak|nie ma|nie mam) (?:informacji|danych)|nie (?:znalaz|wiem|znajduj)/iu;

const SENTENCE_TAIL = 300;
/** Words that an answer and a use case have to share before one may be the source of the other. */
const SHARED_WORDS = 2;

/**
 * Writes citations in one way while an answer streams, `[1][2]`, and leaves out those of use cases
 * that do not exist and those behind "I do not know".
 */
export class CitationFilter {
  readonly #existing: ReadonlySet<number>;
  #held = '';
  #tail = '';

  constructor({ useCases }: AnswerPrompt) {
    this.#existing = new Set(useCases.map(({ index }) => index));
  }

  /** Takes a piece in; returns what can no longer become part of a citation. */
  push(piece: string): string {
    const text = this.#held + piece;
    const undecided = UNDECIDED.exec(text.slice(-SENTENCE_TAIL));
    const end = text.length - (undecided?.[0].length ?? 0);
    this.#held = text.slice(end);
    return this.#write(text.slice(0, end));
  }

  /** What was held back. */
  end(): string {
    const rest = this.#held;
    this.#held = '';
    return this.#write(rest);
  }

  #write(text: string): string {
    const before = this.#tail;
    const written = text.replaceAll(
      CITATION,
      (match, space: string, square?: string, lens?: string, round?: string, ...rest) => {
        const numbers = numbersIn(square ?? lens ?? round ?? '');
        const existing = numbers.filter((number) => this.#existing.has(number));
        const place = rest.find((each) => typeof each === 'number') ?? 0;
        const begin = before + text.slice(Math.max(0, place - SENTENCE_TAIL), place);
        // Round brackets hold other numbers, too, and number lines.
        const isOther = existing.length < numbers.length || /(?:^|\n)\s*$/.test(begin);
        if (round !== undefined && isOther) return match;
        const sentence = sentenceBefore(begin);
        if (existing.length === 0 || REFUSAL.test(sentence)) return '';
        return space + existing.map((number) => `[${number}]`).join('');
      },
    );
    this.#tail = (before + written).slice(-SENTENCE_TAIL);
    return written;
  }
}

/** The numbers of a citation; "1-3" are three. */
function numbersIn(list: string): number[] {
  const numbers: number[] = [];
  for (const part of list.split(/[,;]|und|and/)) {
    const [from = 0, to = from] = (part.match(/\d+/g) ?? []).map(Number);
    for (let number = from; number <= Math.min(to, from + 9); number += 1) numbers.push(number);
  }
  return [...new Set(numbers)];
}

const sentenceBefore = (text: string) => text.slice(text.search(/[^.!?؟\n]*[.!?؟]?\s*$/));

/** Whether an answer says that it has none, or asks what was meant; both rest on nothing. */
export function restsOnNothing(
  text: string,
  prompt: AnswerPrompt,
  structure?: AnswerStructure,
): boolean {
  if (structure) return structure.action === 'no_answer' || structure.action === 'ask_back';
  return prompt.unsure === true && /[?؟]\s*$/.test(text.replaceAll(CITED, ''));
}

/** An answer without any citation. */
export const withoutCitations = (text: string) => text.replaceAll(/[ \t]*\[\d{1,2}\]/g, '');

/**
 * Numbers of the use cases that an answer rests on: those that it cites, else those that the model
 * named, else the best one if the answer is about the same things.
 */
export function sourcesOfAnswer(
  text: string,
  prompt: AnswerPrompt,
  structure?: AnswerStructure,
): number[] {
  const { useCases, smallTalk } = prompt;
  if (smallTalk || restsOnNothing(text, prompt, structure)) return [];
  const cited = new Set([...text.matchAll(CITED)].map(([, number]) => Number(number)));
  const found = useCases.filter(({ index }) => cited.has(index));
  const named = useCases.filter(({ index }) => structure?.sources.includes(index));
  const used = found.length > 0 ? found : named;
  if (used.length > 0) return used.map(({ index }) => index);
  const [best] = useCases;
  if (!best || REFUSAL.test(text.slice(0, SENTENCE_TAIL))) return [];
  const topic = topicOf(`${best.title}\n${best.text}`);
  const shared = [...topicOf(text)].filter((word) => topic.has(word));
  return shared.length >= Math.min(SHARED_WORDS, topicOf(best.title).size) ? [best.index] : [];
}

const topicOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !isStopWord(word))
      .map(stem),
  );
