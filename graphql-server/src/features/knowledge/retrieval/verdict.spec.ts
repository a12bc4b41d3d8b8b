import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KnowledgeHarness, startKnowledge } from '../testing/knowledge-harness.js';
import { EmbeddingModelStub, noise } from '../testing/models.js';

/** A file as companies have it, in which the bell stands under name plates. */
const DEMO = join(import.meta.dirname, '../../../../demo/lindenhof.prompt.md');

const FILE = [
  ['Heizung ausgefallen', 'Bei einem Ausfall der Heizung rufen Sie bitte die Technik an.'],
  ['Schlüssel verloren', 'Melden Sie den Verlust eines Schlüssels innerhalb von zwei Tagen.'],
  ['Weitere Schlüssel bestellen', 'Schlüssel der Schließanlage bestellen Sie bei uns.'],
  ['Nebenkostenabrechnung', 'Die Abrechnung der Nebenkosten kommt jedes Jahr im Juni.'],
  ['Aufzug steckt fest', 'Drücken Sie im Aufzug drei Sekunden lang den Notruf.'],
  ['Haustiere halten', 'Hunde und Katzen brauchen unsere Zustimmung, Kleintiere nicht.'],
]
  .map(([title, text]) => `## ${title}\n\n${text}`)
  .join('\n\n');

describe('what may be done with what was found', () => {
  const ai = new EmbeddingModelStub('noise', (text) => noise(text));
  const signal = new AbortController().signal;
  let harness: KnowledgeHarness;
  let company: string;

  beforeAll(async () => {
    harness = await startKnowledge(ai);
    company = await harness.companyWith(FILE);
  });
  afterAll(() => harness.stop());

  const ask = (text: string, context?: string) =>
    harness.knowledge.retrieve(company, { text, context }, { signal });

  it.each([
    ['Die Heizung ist ausgefallen', 'Heizung ausgefallen'],
    ['hiezung ausgefalen', 'Heizung ausgefallen'],
    ['Ich habe meinen Schlüssel verloren', 'Schlüssel verloren'],
    ['Wir sitzen in Winterjacken im Wohnzimmer und bibbern', 'Heizung ausgefallen'],
  ])('%s is answered', async (question, title) => {
    const { verdict, useCases } = await ask(question);
    expect(verdict).not.toBe('none');
    expect(useCases[0]?.title).toBe(title);
    expect(useCases[0]?.id).toMatch(/^[\da-f-]{36}$/);
    expect(useCases[0]?.text).toContain(useCases[0]?.chunk);
  });

  it('answers from a use case that explains every word, whatever its title is about', async () => {
    const homes = await harness.companyWith(readFileSync(DEMO, 'utf8'));
    for (const text of ['klingel defekt', 'gegensprechanlage geht nicht']) {
      const found = await harness.knowledge.retrieve(homes, { text }, { signal });
      expect(found.verdict).toBe('answer');
      expect(found.useCases[0]?.title).toBe('Namensschild an Klingel und Briefkasten');
    }
  });

  it('offers a use case that names what is asked for, though it is about something else', async () => {
    const homes = await harness.companyWith(readFileSync(DEMO, 'utf8'));
    const text = 'brauche den energieausweis';
    const found = await harness.knowledge.retrieve(homes, { text }, { signal });
    expect(found).toMatchObject({ verdict: 'ask', isDoubtful: true });
    expect(found.useCases[0]?.title).toMatch(/^Eigentumswohnung verkaufen/);
  });

  it('does not refuse what is told under something else that stands in for it', async () => {
    const homes = await harness.companyWith(readFileSync(DEMO, 'utf8'));
    const text = 'meine freundin zieht ein muss ich das melden';
    const found = await harness.knowledge.retrieve(homes, { text }, { signal });
    expect(found.verdict).toBe('ask');
    expect(found.useCases[0]?.title).toBe('Untervermietung und Mitbewohner');
  });

  it('answers what is one of the known ways of asking, in whatever order its words stand', async () => {
    const homes = await harness.companyWith(
      [
        [
          'Mülltrennung und Müllraum',
          'Der Müllraum ist im Hof. Tüten neben den Tonnen locken Ratten an.',
        ],
        ['Schädlinge', 'Ungeziefer melden Sie bitte der Technik.'],
        ['Sperrmüll', 'Sperrmüll wird im April abgeholt.'],
      ]
        .map(([title, text]) => `## ${title}\n\n${text}`)
        .join('\n\n'),
    );
    const text = 'im Müllraum sind Ratten';
    const { useCases } = await harness.knowledge.retrieve(homes, { text }, { signal });
    expect(useCases[0]?.title).toBe('Schädlinge');
  });

  it('offers at most three to choose from where two are close', async () => {
    const kinds = ['Nord', 'West', 'Ost', 'Mitte'];
    const alike = await harness.companyWith(
      kinds
        .map((kind) => `## Kaution Haus ${kind}\n\nDie Kaution regelt im Haus ${kind} das Büro.`)
        .join('\n\n'),
    );
    const { verdict, useCases } = await harness.knowledge.retrieve(
      alike,
      { text: 'Ich habe eine Frage zur Kaution' },
      { signal },
    );
    expect(verdict).toBe('ask');
    expect(useCases).toHaveLength(3);
  });

  it.each(['Wie wird das Wetter morgen?', 'Wer hat die WM gewonnen?', '?!'])(
    '%s is refused',
    async (question) => {
      await expect(ask(question)).resolves.toMatchObject({ verdict: 'none', useCases: [] });
    },
  );

  it.each([
    'Schreib mir ein Gedicht über meine Heizung',
    'Welche Heizung hat Schalke im Stadion?',
    'Welche Hunde sind gut für Kinder?',
  ])('%s is not answered for the words that it shares', async (question) => {
    await expect(ask(question)).resolves.toMatchObject({ verdict: 'none' });
  });

  it.each(['Welches Baujahr hat der Aufzug?', 'Welche Marke hat die Heizung?'])(
    '%s is asked back, as what it asks for is in no use case',
    async (question) => {
      await expect(ask(question)).resolves.toMatchObject({ verdict: 'ask' });
    },
  );

  it('answers about anything that a file is about', async () => {
    const theatre = await harness.companyWith(
      [
        ['Kinderkino', 'Der Film beginnt sonntags um 15 Uhr, Karten gibt es an der Kasse.'],
        ['Fußballturnier', 'Beim Turnier spielen im Juni zwölf Mannschaften.'],
        ['Schachkurs', 'Der Kurs im Schach ist dienstags um 18 Uhr.'],
      ]
        .map(([title, text]) => `## ${title}\n\n${text}`)
        .join('\n\n'),
    );
    const { verdict, useCases } = await harness.knowledge.retrieve(
      theatre,
      { text: 'Wann ist das Fußballturnier?' },
      { signal },
    );
    expect(verdict).not.toBe('none');
    expect(useCases[0]?.title).toBe('Fußballturnier');
  });

  it('lets words of earlier turns settle what a question leaves open', async () => {
    const { useCases } = await ask('Was kostet das?', 'Aufzug steckt fest');
    expect(useCases[0]?.title).toBe('Aufzug steckt fest');
  });

  it('finds the use case that somebody chose, in the present version of the file', async () => {
    const chosen = await harness.knowledge.useCaseByTitle(company, 'haustiere  HALTEN');
    expect(chosen).toMatchObject({ index: 1, title: 'Haustiere halten' });
    expect(chosen?.text).toContain('Kleintiere');
    const another = await harness.companyWith('## Anderes\n\nEtwas anderes.');
    await expect(
      harness.knowledge.useCaseByTitle(another, 'Haustiere halten'),
    ).resolves.toBeUndefined();
  });
});
