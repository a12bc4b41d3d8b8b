import { readVocabulary } from '../../../platform/vocabulary/index.js';

/** Something that people turn to a property manager about. */
export interface Concept {
  name: string;
  /** How property managers title it. */
  titles: readonly string[];
  /** What people say about it, the situation alone included. */
  wordings: readonly string[];
  /** Words that belong to its situations. */
  words: string;
  /** Whether files seldom say anything of it, so that its words tell of no question for a property manager. */
  isSeldomSaid: boolean;
  /** Numbers of the concepts whose use cases answer it where it has none of its own. */
  standIns: readonly number[];
}

/** A concept as its file has it. */
interface WrittenConcept {
  name: string;
  standIns: readonly string[];
  titles: string[];
  wordings: string[];
  isSeldomSaid: boolean;
}

function readConcepts(): Concept[] {
  const written = [...conceptsIn('concepts', false), ...conceptsIn('seldom-said', true)];
  const numbers = new Map(written.map(({ name }, number) => [name, number]));
  const numberOf = ({ text, place }: { text: string; place: string }) => {
    const number = numbers.get(text);
    if (number === undefined) throw new Error(`${place}: no concept is called ${text}.`);
    return number;
  };
  const linesOf = (file: string) => {
    const texts = written.map((): string[] => []);
    for (const line of readVocabulary(fileOf(file))) {
      const at = line.text.indexOf(':');
      const name = { text: line.text.slice(0, at), place: line.place };
      texts[numberOf(name)]?.push(line.text.slice(at + 1).trim());
    }
    return texts;
  };
  const [words, titles, wordings] = ['situations', 'official-titles', 'wordings'].map(linesOf);
  return written.map((concept, i) => ({
    ...concept,
    standIns: concept.standIns.map((text) => numberOf({ text, place: concept.name })),
    titles: [...concept.titles, ...partsOf(titles?.[i], ';')],
    wordings: [...concept.wordings, ...partsOf(wordings?.[i], '|')],
    words: (words?.[i] ?? []).join(' | '),
  }));
}

const fileOf = (name: string) => `concepts/${name}.txt`;

function conceptsIn(file: string, isSeldomSaid: boolean): WrittenConcept[] {
  const concepts: WrittenConcept[] = [];
  for (const { text, place } of readVocabulary(fileOf(file))) {
    const at = text.indexOf(' = ');
    if (at < 0) {
      const last = concepts.at(-1);
      if (!last) throw new Error(`${place}: a concept begins with "NAME = title".`);
      last.wordings.push(...partsOf([text], '|'));
      continue;
    }
    const [name = '', standIns = ''] = text.slice(0, at).split(' < ');
    concepts.push({
      name: name.trim(),
      standIns: standIns.split(' ').filter(Boolean),
      titles: partsOf([text.slice(at + 3)], ';'),
      wordings: [],
      isSeldomSaid,
    });
  }
  return concepts;
}

const partsOf = (lines: readonly string[] = [], separator: string): string[] =>
  lines
    .flatMap((line) => line.split(separator))
    .map((part) => part.trim())
    .filter(Boolean);

/** All concepts; `vocabulary/concepts/concepts.txt` describes the form of their files. */
export const CONCEPTS: readonly Concept[] = readConcepts();
