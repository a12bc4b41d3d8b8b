import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../retrieval/grounding.js';
import { rankByWords, type RankedUseCase, rankTogether } from '../retrieval/rank.js';
import { fileWords } from '../spelling/file-words.js';
import { chunkText } from '../splitting/chunk-text.js';
import { splitUseCases } from '../splitting/split-use-cases.js';
import { buildLexicalIndex } from './lexical-index.js';
import { frequencyOf, unpackIndex } from './packed-index.js';
import { queryTerms } from './query-terms.js';

const demo = join(import.meta.dirname, '../../../../demo');

interface Question {
  q: string;
  company: string;
  /** The title of the use case that answers it; null when none does. */
  id: string | null;
  style: 'formal' | 'colloquial' | 'situational';
}

/** The demo questions against the demo prompt files, by words alone: the least the search can do. */
describe('the search by words', () => {
  let questions: Question[];
  const answers = new Map<string, (question: string) => RankedUseCase[]>();

  beforeAll(async () => {
    questions = JSON.parse(await readFile(join(demo, 'questions.json'), 'utf8')) as Question[];
    for (const company of new Set(questions.map((question) => question.company))) {
      answers.set(company, await searcher(join(demo, `${company}.prompt.md`)));
    }
  });

  const recall = (style: Question['style'], places: number) => {
    const asked = questions.filter((question) => question.id !== null && question.style === style);
    const found = asked.filter(({ q, company, id }) =>
      answers
        .get(company)?.(q)
        .slice(0, places)
        .some(({ title }) => title === id),
    );
    return found.length / asked.length;
  };

  it.each([
    ['formal', 0.86, 0.96],
    ['colloquial', 0.76, 0.88],
    ['situational', 0.66, 0.88],
  ] as const)('finds use cases for %s questions', (style, first, firstThree) => {
    expect(recall(style, 1)).toBeGreaterThanOrEqual(first);
    expect(recall(style, 3)).toBeGreaterThanOrEqual(firstThree);
  });

  it.each([
    ['Es zieht durchs Fenster', 'Fenster, Rollläden und Glasbruch'],
    ['Wasser läuft aus der Decke', 'Wasserschaden und Rohrbruch'],
    ['Bei mir ist der Strom weg', 'Stromausfall in Wohnung oder Haus'],
    ['Ich habe meinen Schlüssel verloren', 'Schlüssel verloren'],
    ['Welche Daten speichern Sie von mir?', 'Datenschutz und Auskunft über gespeicherte Daten'],
    ['Wann läuft mein Mietvertrag ab?', 'Wohnung kündigen'],
    ['Ich suche einen Nachmieter', 'Nachmieter stellen'],
    ['hab mein schlüssl verschlampt', 'Schlüssel verloren'],
    ['heizunggehtnicht', 'Heizung ausgefallen oder Heizkörper bleibt kalt'],
  ])('%s: %s', (question, title) => {
    expect(
      answers
        .get('lindenhof')?.(question)
        .slice(0, 3)
        .map((found) => found.title),
    ).toContain(title);
  });

  it.each([
    ['Meine Heizung wird nicht warm, was soll ich tun?', 'Heizungsstörung melden'],
    ['Heizung geht nicht, was tun?', 'Heizungsstörung melden'],
    ['Der Heizkörper gluckert', 'Heizkörper gluckert: Luft ablassen'],
  ])('takes the likeliest of neighbouring concepts: %s', (question, title) => {
    expect(answers.get('seeblick')?.(question)[0]?.title).toBe(title);
  });

  it('finds nothing for questions that no use case answers', () => {
    const asked = questions.filter((question) => question.id === null);
    const refused = asked.filter(({ q, company }) => answers.get(company)?.(q).length === 0);
    expect(refused.length / asked.length).toBeGreaterThanOrEqual(0.8);
  });
});

async function searcher(file: string) {
  const useCases = splitUseCases(await readFile(file, 'utf8')).map(({ terms, ...useCase }) => ({
    ...useCase,
    ...terms,
    id: useCase.title,
  }));
  const passages = useCases.flatMap(({ title, text }, useCase) =>
    chunkText(text).map((chunk) => ({ useCase, title, text: chunk })),
  );
  const index = unpackIndex(await buildLexicalIndex(passages));
  const words = fileWords([index]);
  const searched = {
    wordings: undefined,
    index,
    useCases,
    chunks: passages.map(({ text }) => text),
  };
  return (question: string) => {
    const terms = queryTerms({ text: question }, words, (term) => frequencyOf(index, term) > 0);
    const ranked = rankTogether(searched, rankByWords(searched, terms), [], 0);
    return judge(terms, index, null, ranked).verdict === 'none' ? [] : ranked;
  };
}
