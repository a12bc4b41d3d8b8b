import type { AnswerPrompt } from '../../../platform/ai/index.js';
import { factsIn } from './facts.js';
import { nextStretch } from './holding.js';
import { KnownFacts } from './known-facts.js';
import type { FactKind, Mention } from './scan.js';
import { sentenceEnd } from './sentences.js';
import { withheldText } from './withheld-texts.js';

/** Longer sentences are looked at in parts, so that time grows with the text and no faster. */
const MAX_SENTENCE = 1_200;
/** Longer texts are not words, and are not waited for. */
const MAX_WORD = 200;
/** How much before a stretch is read with it. */
const CONTEXT = 60;
/** A word that is not a number; the first one is shown before it is known to be whole. */
const FIRST_WORD = /^\p{L}{2,20}$/u;
const LEAD = /^\s*(?:[-*•>]\s+|#{1,6}\s+|\d{1,2}[.)]\s+)*/;

/** What to show next: more text, or, after a reset, all of it anew. */
export interface Shown {
  reset: boolean;
  text: string;
}

/**
 * Lets a streamed text through sentence by sentence, without the sentences that state a fact which
 * no source holds. Words pass as they come; what may be a fact passes when it is whole and known.
 * The first time that a sentence has to go of which something was shown, the text is shown anew;
 * from then on sentences are shown only when they are whole, so that there is no second time.
 */
export class SentenceVerifier {
  readonly #known: KnownFacts;
  readonly #prompt: AnswerPrompt;
  readonly #onWithheld: (kind: FactKind) => void;
  /** Sentences that are done, as they are shown. */
  #done = '';
  /** The sentence on its way; of it, how much is shown, looked at and searched for its end. */
  #sentence = '';
  #shown = 0;
  #checked = 0;
  #searched = 0;
  #isDoubtful = false;
  #isWary = false;
  #hasSaidSo = false;
  /** What stood before a sentence that was dropped: the next one takes its place in the line. */
  #orphanedLead: string | undefined;
  #isBehindDropped = false;

  constructor(prompt: AnswerPrompt, onWithheld: (kind: FactKind) => void) {
    this.#known = new KnownFacts(prompt);
    this.#prompt = prompt;
    this.#onWithheld = onWithheld;
  }

  /** All that is shown. */
  get text(): string {
    return this.#done + this.#sentence.slice(0, this.#shown);
  }

  get #language(): string {
    return this.#prompt.language ?? 'de';
  }

  /** Takes more of the text in; returns what can be shown of it. */
  push(piece: string): Shown {
    this.#sentence += piece;
    const shown = { reset: false, text: '' };
    for (let end = this.#end(); end > 0; end = this.#end()) this.#close(end, shown);
    if (!this.#isWary && !this.#isDoubtful) shown.text += this.#release();
    return shown;
  }

  /** Takes the end in; returns what is still to be shown. */
  end(): Shown {
    const shown = { reset: false, text: '' };
    if (this.#sentence !== '') this.#close(this.#sentence.length, shown);
    return shown;
  }

  /** Where the sentence on its way ends; 0 if that has not come yet. */
  #end(): number {
    const end = sentenceEnd(this.#sentence, this.#searched);
    if (end > 0) return end;
    // A mark counts only with what stands behind it.
    this.#searched = Math.max(0, this.#sentence.length - 8);
    if (this.#sentence.length < MAX_SENTENCE) return 0;
    const space = this.#sentence.lastIndexOf(' ');
    return space > 0 ? space : this.#sentence.length;
  }

  #close(end: number, shown: Shown): void {
    const sentence = this.#sentence.slice(0, end);
    const unknown = this.#unknownIn(sentence, 0);
    const written = unknown ? this.#instead(sentence, unknown) : this.#inPlace(sentence);
    if (written.startsWith(sentence.slice(0, this.#shown))) {
      shown.text += written.slice(this.#shown);
    } else {
      shown.reset = true;
      shown.text = this.#done + written;
    }
    this.#done += written;
    this.#isWary ||= unknown !== undefined;
    this.#sentence = this.#sentence.slice(end);
    [this.#shown, this.#checked, this.#searched] = [0, 0, 0];
    this.#isDoubtful = false;
  }

  /** Whole words up to the first stretch that is not known to be right. */
  #release(): string {
    let whole = this.#sentence.search(/\s*\S*$/);
    // The first word shows that an answer has begun; if it begins a fact, a reset takes it back.
    if (whole === 0 && this.#done === '' && FIRST_WORD.test(this.#sentence)) {
      const first = this.#sentence.slice(this.#shown);
      this.#shown = this.#sentence.length;
      return first;
    }
    if (this.#sentence.length - whole > MAX_WORD) whole = this.#sentence.length;
    let limit = whole;
    for (;;) {
      const stretch = nextStretch(this.#sentence, this.#checked, this.#language);
      if (!stretch || stretch.start >= whole) {
        this.#checked = Math.max(this.#checked, whole);
        break;
      }
      const before = this.#sentence.slice(0, stretch.start).trimEnd().length;
      if (stretch.end === -1) {
        limit = Math.min(limit, before);
        break;
      }
      if (this.#unknownIn(this.#sentence.slice(0, whole), stretch.start)) {
        this.#isDoubtful = true;
        limit = Math.min(limit, before);
        break;
      }
      this.#checked = stretch.end;
    }
    if (limit <= this.#shown) return '';
    const text = this.#sentence.slice(this.#shown, limit);
    this.#shown = limit;
    return text;
  }

  /** The first fact from a place on that no source vouches for. */
  #unknownIn(text: string, from: number): Mention | undefined {
    const begin = from === 0 ? 0 : text.lastIndexOf(' ', Math.max(0, from - CONTEXT)) + 1;
    const atLineStart = begin === 0 && (this.#done === '' || text.startsWith('\n'));
    return factsIn(text.slice(begin), { language: this.#language, atLineStart }).find(
      (fact) => begin + fact.end > from && !this.#known.vouchFor(fact),
    );
  }

  /** What is written where a sentence with an unknown fact stood. */
  #instead(sentence: string, { kind }: Mention): string {
    this.#onWithheld(kind);
    const lead = LEAD.exec(sentence)?.[0] ?? '';
    const isRow = sentence.trimStart().startsWith('|');
    const isSilent = this.#hasSaidSo || isRow;
    if (isSilent && lead.includes('\n')) this.#orphanedLead ??= lead;
    const text = withheldText(this.#prompt.language, this.#prompt.contact);
    const instead = isSilent ? '' : this.#inPlace(lead + text);
    this.#isBehindDropped = true;
    this.#hasSaidSo ||= !isSilent;
    return instead;
  }

  /** A sentence, begun on the line of the dropped one before it if it continued that. */
  #inPlace(sentence: string): string {
    if (!this.#isBehindDropped || sentence.trim() === '') return sentence;
    // The citation of a dropped sentence goes with it.
    const own = sentence.replace(/^[ \t]*(?:\[\d{1,2}\]\s*)+/, ' ');
    const lead = this.#orphanedLead;
    [this.#isBehindDropped, this.#orphanedLead] = [false, undefined];
    return lead === undefined || own.startsWith('\n') ? own : lead + own.trimStart();
  }
}
