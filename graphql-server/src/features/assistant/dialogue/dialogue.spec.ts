import { describe, expect, it } from 'vitest';
import type { ConversationTurn } from '../../../platform/ai/index.js';
import type { RetrievalQuery, RetrievedUseCase } from '../../knowledge/index.js';
import { memoryOf } from './memory.js';
import { pickedChoice, picksNothing } from './picked-choice.js';
import { QuestionSearch, type SearchedMessage } from './question-search.js';
import { corrects, dependenceOf, narrows, switches } from './follow-up-questions.js';

const said = (text: string): ConversationTurn => ({ role: 'user', text });
const answered = (...sources: string[]): ConversationTurn => ({
  role: 'assistant',
  text: 'Antwort',
  sources,
  choices: [],
});
const offered = (...titles: string[]): ConversationTurn => ({
  role: 'assistant',
  text: 'Meinten Sie eines dieser Themen?',
  sources: titles,
  choices: [...titles, 'Bitte geben Sie meine Frage an einen Mitarbeiter weiter'],
});

describe('a follow-up', () => {
  it.each([
    'und wer zahlt das?',
    'wie lange dauert das denn',
    'muss ich das bezahlen?',
    'Wie lange habe ich dafür Zeit?',
    'und am Wochenende?',
    'kann ich da auch anrufen',
    'und kann ich den kündigen?',
    'muss ich die wieder abgeben',
    'und wann krieg ich antwort',
  ])('points back: "%s"', (question) => {
    expect(dependenceOf(question)).toBe('pointsBack');
  });

  it.each([
    'Welche Papiere braucht die Verwaltung für einen neuen Untermieter?',
    'Ist der Hausmeister jetzt da?',
    'Wie kündige ich meinen Stellplatz in der Tiefgarage?',
  ])('is not "%s"', (question) => {
    expect(dependenceOf(question)).toBe('none');
  });

  it('may turn to another topic, or back to one', () => {
    expect(switches('nochmal zum Sofa: wann muss das raus?')).toBe(true);
    expect(switches('Übrigens, wann ist die Waschküche offen?')).toBe(true);
    expect(switches('und wann muss das raus?')).toBe(false);
  });

  it('may correct what was understood', () => {
    expect(corrects('nein ich meinte den vom Briefkasten')).toBe(true);
    expect(corrects('nein danke')).toBe(false);
  });

  it('stays with the last topic, small talk in between or not', () => {
    const history = [said('Schimmel!'), answered('Schimmel'), said('danke'), answered()];
    expect(memoryOf(history)).toMatchObject({
      topics: [{ title: 'Schimmel', standing: 'current' }],
      context: 'Schimmel!\ndanke',
    });
  });
});

describe('a message that says more closely what the one before was about', () => {
  it.each([
    ['wohnungsschlüssel', 'schlüssel weg'],
    ['der Kellerschlüssel', 'Ich habe meinen Schlüssel verloren'],
    ['über den hausmeister', 'ich möchte mich beschweren'],
    ['hab schon mit ihm geredet bringt nix', 'der nachbar ist laut'],
    ['hab ich schon entlüftet', 'heizung geht nicht'],
  ])('is "%s" after "%s"', (message, before) => {
    expect(narrows(message, before)).toBe(true);
  });

  it.each([
    ['wohnungsschlüssel', 'die heizung ist kalt'],
    ['und der wohnungsschlüssel?', 'schlüssel weg'],
    ['waschmaschine', 'waschmaschine'],
    ['wegen der kaution', 'ich möchte mich beschweren'],
  ])('is not "%s" after "%s"', (message, before) => {
    expect(narrows(message, before)).toBe(false);
  });
});

describe('a choice that was offered', () => {
  const history = [said('es ist kalt'), offered('Heizung', 'Warmwasser', 'Fenster')];

  it.each([
    ['Warmwasser', 'Warmwasser'],
    ['warmwasser!', 'Warmwasser'],
    ['2', 'Warmwasser'],
    ['das zweite', 'Warmwasser'],
    ['die letzte', 'Fenster'],
  ])('is picked by "%s"', (message, title) => {
    expect(pickedChoice(message, history)).toEqual({ title, question: 'es ist kalt' });
  });

  it('is picked by agreement if it is the only one', () => {
    const one = [said('es ist kalt'), offered('Heizung')];
    expect(pickedChoice('ja genau', one)).toMatchObject({ title: 'Heizung' });
    expect(pickedChoice('ja', history)).toBeUndefined();
  });

  it('is picked from nothing where none was offered', () => {
    expect(picksNothing('das zweite', [said('Waschküche?'), answered('Waschküche')])).toBe(true);
    const asked = { ...answered(), text: 'Wie viele Personen ziehen ein?' };
    expect(picksNothing('2', [said('Wir ziehen ein'), asked])).toBe(false);
    expect(picksNothing('das zweite Schloss klemmt', [])).toBe(false);
  });

  it('is not picked by another question, nor long after', () => {
    expect(pickedChoice('Wo ist der Müll?', history)).toBeUndefined();
    expect(pickedChoice('2', [...history, said('x'), answered('Heizung')])).toBeUndefined();
  });
});

const useCase = (title: string, index = 1): RetrievedUseCase => ({
  id: title,
  index,
  title,
  text: `Alles über ${title}.`,
  chunk: '',
  score: 1,
});

const asGerman = (text: string) => text;

describe('the search for a message', () => {
  const titles = ['Heizung', 'Kaution', 'Haustiere', 'Keller'];
  /** Finds what is named, and a deposit for who pays. */
  const search = new QuestionSearch({
    retrieve: async (_company: string, { text }: RetrievalQuery) => {
      const named = titles.filter((title) => text.toLowerCase().includes(title.toLowerCase()));
      const found = text.startsWith('und wer zahlt') ? ['Kaution'] : named;
      const useCases = found.map((title, i) => useCase(title, i + 1));
      return {
        verdict: found.length > 1 ? 'ask' : found.length > 0 ? 'answer' : 'none',
        isLikely: text.includes('!'),
        likelihood: text.includes('?') ? 0.97 : 0.9,
        useCases,
        candidates: useCases,
        grounding: found.length > 0 ? 1 : -5,
        strangeWords: 0,
        isDoubtful: false,
        degraded: false,
        durationMs: 1,
      };
    },
    useCaseByTitle: async (_company: string, title: string) =>
      titles.includes(title) ? useCase(title) : undefined,
  });
  const find = (
    question: string,
    history: readonly ConversationTurn[] = [],
    rest: Pick<SearchedMessage, 'asGerman'> = {},
  ) => {
    const message: SearchedMessage = {
      ...rest,
      companyId: 'company',
      question,
      history,
      rewrite: async () => undefined,
      signal: new AbortController().signal,
    };
    return search.find(message);
  };
  const afterHeating = [said('Heizung kalt'), answered('Heizung')];

  it('keeps the topic where a question cannot stand alone', async () => {
    const { verdict, useCases } = await find('und wer zahlt das?', afterHeating);
    expect([verdict, useCases[0]?.title]).toEqual(['answer', 'Heizung']);
  });

  it('keeps the topic where only another place is asked for', async () => {
    const { useCases } = await find('und im Keller?', afterHeating);
    expect(useCases[0]?.title).toBe('Heizung');
  });

  it('keeps the topic in another language, whose words name nothing', async () => {
    const german = new Map([
      ['wer zahlt Kosten\npeki kim ödüyor', 'wer zahlt'],
      ['Kalorifer soğuk', 'Heizung kalt'],
    ]);
    const inGerman = (text: string) => german.get(text) ?? text;
    const history = [said('Kalorifer soğuk'), answered('Heizung')];
    const found = await find('wer zahlt Kosten\npeki kim ödüyor', history, { asGerman: inGerman });
    expect([found.verdict, found.useCases[0]?.title]).toEqual(['answer', 'Heizung']);
  });

  it('does not ask a second time what was meant', async () => {
    const asked = await find('Kaution und Haustiere');
    expect(asked.verdict).toBe('ask');
    const history = [said('Kaution und Haustiere'), offered('Kaution', 'Haustiere')];
    expect(await find('Kaution und Haustiere', history)).toMatchObject({
      verdict: 'answer',
      useCases: [{ title: 'Kaution' }, { title: 'Haustiere' }],
    });
  });

  it('leaves the topic for one that is named', async () => {
    expect((await find('und die Kaution?', afterHeating)).useCases[0]?.title).toBe('Kaution');
  });

  it('answers the question before with what was picked', async () => {
    const history = [said('wie ist das mit tieren'), offered('Haustiere', 'Kaution')];
    expect(await find('1', history)).toMatchObject({
      question: 'wie ist das mit tieren',
      verdict: 'answer',
      useCases: [{ title: 'Haustiere' }],
    });
  });

  it('answers in another language from what is nearly certain, and offers the others', async () => {
    expect(await find('Kaution Haustiere\nkaucja', [], { asGerman })).toMatchObject({
      verdict: 'ask',
    });
    expect(await find('Kaution Haustiere\nkaucja?')).toMatchObject({ verdict: 'ask' });
    expect(await find('Kaution Haustiere\nkaucja?', [], { asGerman })).toMatchObject({
      verdict: 'answer',
      useCases: [{ title: 'Kaution' }, { title: 'Haustiere' }],
      alternatives: ['Haustiere'],
    });
  });

  it('answers from the first of several where it is likely, and offers the others', async () => {
    expect(await find('Kaution und Haustiere')).toMatchObject({ verdict: 'ask' });
    const likely = await find('Kaution und Haustiere!');
    expect(likely).toMatchObject({ verdict: 'answer', alternatives: ['Haustiere'] });
    const { text, ...turn } = answered('Kaution');
    const history = [said('Kaution!'), { ...turn, text, choices: ['Haustiere'] }];
    expect(await find('Haustiere', history)).toMatchObject({
      question: 'Kaution!',
      useCases: [{ title: 'Haustiere' }],
    });
    expect((await find('ja', history)).useCases[0]?.title).not.toBe('Haustiere');
  });

  it('finds each of several questions', async () => {
    const { parts, useCases } = await find(
      'Wann bekomme ich die Kaution zurück? Und sind Haustiere in der Wohnung erlaubt?',
    );
    expect(useCases.map(({ index, title }) => [index, title])).toEqual([
      [1, 'Kaution'],
      [2, 'Haustiere'],
    ]);
    expect(parts?.map(({ sources }) => sources)).toEqual([[1], [2]]);
  });

  it('says that nothing fits', async () => {
    expect(await find('Wer wird Weltmeister im Schach?')).toMatchObject({
      verdict: 'none',
      useCases: [],
    });
  });
});
