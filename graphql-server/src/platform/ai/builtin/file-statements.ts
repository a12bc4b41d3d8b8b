import { isStopWord, type StatedFact, statedFacts, stem, wordsOf } from '../../german/index.js';
import type { AnswerPrompt, AttachedFile } from '../ai-provider.js';
import { Topic } from './relevance.js';
import { statementsOf } from './statements.js';

/** Share of a question that a statement must speak of, by how sure it is that its file is meant. */
const NEAR_IF_MEANT = 0.3;
const NEAR_WITH_FACT = 0.4;
const NEAR_ALONE = 0.6;

/** One common word is not enough to ask about a file that the question does not name. */
const WORDS_IF_NOT_MEANT = 2;

/** Bonus for a statement with the kind of fact that was asked for, and for its main form. */
const FACT_BONUS = 0.4;
const CHIEF_BONUS = 0.4;

/** Statements of one file that are quoted; further ones fall short of the best by no more than this. */
const MAX_STATEMENTS = 3;
const JOINING_GAP = 0.1;

/** A statement with the number that was asked about, e.g. of a flat. */
const NUMBER_BONUS = 0.3;

/** What a word must have in common with a statement to be in it. */
const IN_STATEMENT = 0.5;

/** Characters of a file's beginning that tell what it is, and statements of them. */
const BEGINNING = 1_200;
const FIRST_STATEMENTS = 5;

/** Words by which a question names files and asks what is in them, and that say nothing else. */
const ABOUT_FILES =
  /^(?:pdf|datei|dateien|anhang|anhänge|dokument|unterlage\w*|foto|fotos|bild|bilder|scan|tabelle|excel|word|archiv|zip|steht|stehen|stand|standen|worum|geht|ging|sagt|sagte|wollten|wollen|drin|darin|drauf|hochgeladen|geschickt|angehängt|schreiben|brief|inhalt|zusammenfassen|zusammenfassung|fassen|fasst|fasse|fass|zusammen|zettel|blatt|papiere?|vorlesen|lesen|lies|sieht|siehst|seht|erkennen|erkennst|zeigt|abgebildet|beschreiben|beschreibe|beschreibst|vorhin|eben|gerade|nochmal|noch|war|wieder|laut|hoch|viel|groß|lautet|heißt|rechnung|abrechnung|vertrag|bescheid|mahnung|protokoll|angebot)$/;

/** Asks what a picture shows; 'Bitte sehen Sie sich das an' asks nothing yet. */
const TO_BE_SEEN = /\bzu (?:sehen|erkennen)\b/giu;

/** A letter's greeting says nothing. */
const GREETING = /^(?:sehr geehrte|guten tag|hallo|liebe|mit freundlichen)/i;

interface Candidate {
  statement: string;
  position: number;
  topic: Topic;
  fact: StatedFact | undefined;
}

/** What a file says to a question. */
export interface FileStatements {
  /** Nearest first; empty when the file does not speak of it. */
  statements: string[];
  /** Whether they answer alone, or beside what a use case says. */
  isSure: boolean;
  /** Whether they only show how the file begins, as nothing else was asked. */
  isBeginning: boolean;
}

/** Finds what a file says to a question, nearest first. */
export function statementsAbout(file: AttachedFile, prompt: AnswerPrompt): FileStatements {
  const { history } = prompt;
  const question = prompt.germanQuestion ?? prompt.question;
  const words = topicWords(question, file);
  const facts = statedFacts(question);
  if (words.length === 0 && facts.length === 0) {
    const statements = file.isMeant ? beginningOf(file) : [];
    return { statements, isSure: file.isMeant, isBeginning: true };
  }
  const candidates = candidatesIn(file, facts);
  const present = words.filter((word) => isInOneOf(word, candidates));
  const numbers = new Topic(words.filter((word) => /^\d+$/.test(word)).join(' '));
  const whole = new Topic(words.join(' '));
  const told = new Topic(present.join(' '));
  const before = new Topic(history.findLast(({ role }) => role === 'user')?.text ?? '');
  const ranked = candidates
    .map((candidate) => {
      const { topic, fact, statement } = candidate;
      const share = told.shareIn(topic);
      const chief = fact?.chief?.test(statement) ? CHIEF_BONUS : 0;
      // The topic of the earlier question only decides between statements that hold the fact.
      const carried = file.isMeant && fact ? before.shareIn(topic) / 2 : 0;
      const bonus = fact ? FACT_BONUS + chief * (1 - share) : 0;
      const weight = share + carried + bonus + NUMBER_BONUS * numbers.shareIn(topic);
      return { ...candidate, share: whole.shareIn(topic), weight };
    })
    .filter((one) => isNear(one, file, { asksFact: facts.length > 0, words: present.length }))
    .toSorted((a, b) => b.weight - a.weight || a.position - b.position);
  const isSure = file.isMeant || ranked.some(({ fact, share }) => fact && share >= NEAR_ALONE);
  return { statements: nearest(ranked), isSure, isBeginning: false };
}

/** If the question asks for an amount, sentences without one are left out. */
function nearest(ranked: readonly (Candidate & { weight: number })[]): string[] {
  const factual = ranked.filter(({ fact }) => fact);
  const fitting = factual.length > 0 ? factual : ranked;
  const best = fitting[0]?.weight ?? 0;
  const found = fitting.filter(({ weight }) => weight >= best - JOINING_GAP);
  return [...new Set(found.map(({ statement }) => statement))].slice(0, MAX_STATEMENTS);
}

/** Words of the question that say what is looked for, without those that name the file. */
function topicWords(question: string, { name }: AttachedFile): string[] {
  const named = new Set(wordsOf(name.replaceAll(/[_.-]/g, ' ')).map(stem));
  return wordsOf(question.replaceAll(TO_BE_SEEN, '')).filter(
    (word) => !isStopWord(word) && !ABOUT_FILES.test(word) && !named.has(stem(word)),
  );
}

function candidatesIn({ passages = [] }: AttachedFile, facts: readonly StatedFact[]): Candidate[] {
  return passages.flatMap(statementsOf).map((statement, position) => ({
    statement,
    position,
    topic: new Topic(statement),
    fact: facts.find(({ stated }) => stated.test(statement)),
  }));
}

function isInOneOf(word: string, candidates: readonly Candidate[]): boolean {
  const topic = new Topic(word);
  return candidates.some((candidate) => topic.shareIn(candidate.topic) >= IN_STATEMENT);
}

function isNear(
  { share, fact }: Candidate & { share: number },
  { isMeant }: AttachedFile,
  { asksFact, words }: { asksFact: boolean; words: number },
): boolean {
  if (isMeant) return fact !== undefined || share >= (asksFact ? NEAR_ALONE : NEAR_IF_MEANT);
  if (fact) return share >= NEAR_WITH_FACT;
  return words >= WORDS_IF_NOT_MEANT && share >= NEAR_ALONE;
}

/** The beginning of a file, for a question about what is in it. */
const beginningOf = ({ text = '' }: AttachedFile) =>
  statementsOf(text.slice(0, BEGINNING))
    .filter((statement) => !GREETING.test(statement))
    .slice(0, FIRST_STATEMENTS);
