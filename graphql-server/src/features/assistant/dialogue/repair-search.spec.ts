import { describe, expect, it } from 'vitest';
import type { RetrievedUseCase } from '../../knowledge/index.js';
import { QuestionSearch } from './question-search.js';
import { helpsWith, isForRepair, reportingDamage, tellsOfRepairs } from './repair-search.js';

const useCase = (title: string, text: string): RetrievedUseCase => ({
  ...{ id: title, index: 1, title, text, chunk: '', score: 1 },
});

describe('a message about what is broken', () => {
  it.each([
    'die Klingel geht nicht',
    'Mein Briefkastenschloss ist kaputt',
    'Das Garagentor geht leider gar nicht auf',
    'Rollladen klemmt',
    'toilette läuft ständig nach',
    'wasserhahn in der küche tropft',
    'wasserfleck, ist schon trocken',
    'unterm spülbecken tropfts ein bisschen',
    'mei spülkasten is hi',
    'im waschbecken ist ein riss',
    'die treppe quietscht und wackelt',
    'haustür fällt nicht ins schloss',
    'wasserdruck zu niedrig',
    'aus der dusche kommt kaum wasser',
  ])('is for repair: %s', (text) => {
    expect(isForRepair(text)).toBe(true);
  });

  it.each([
    'Das Kundenportal funktioniert nicht',
    'Die Überweisung funktioniert nicht',
    'Wer zahlt, wenn der Rollladen kaputt ist?',
    'Jemand hat einen kaputten Sessel vor den Eingang gestellt',
    'Wie hoch ist die Luftfeuchtigkeit?',
    'Wo darf ich mein Fahrrad hinstellen?',
    'Das Wasser läuft durch die Decke',
  ])('is not for repair: %s', (text) => {
    expect(isForRepair(text)).toBe(false);
  });
});

describe('use cases about damage', () => {
  const bins = useCase('Mülltonnen', 'Die Restmülltonne wird dienstags geleert.');
  const heating = useCase('Heizung', 'Melden Sie eine Störung unter 040 66969 120.');
  const report = useCase('Schäden melden', 'Bitte melden Sie Schäden im Portal.');

  it('are told from others by what they say', () => {
    expect([bins, heating, report].map(tellsOfRepairs)).toEqual([false, true, true]);
  });

  it('help with much water, and not with a tap that drips', () => {
    const burst = useCase('Rohrbruch und Wasserschaden', 'Rufen Sie den Notdienst.');
    expect(helpsWith(burst, 'aus der wand schießt wasser')).toBe(true);
    expect(helpsWith(burst, 'der wasserhahn tropft')).toBe(false);
    expect(helpsWith(report, 'der wasserhahn tropft')).toBe(true);
  });

  it('are for damage of any kind by their title', () => {
    expect(reportingDamage([bins, heating, report])?.title).toBe('Schäden melden');
    expect(reportingDamage([bins, heating])).toBeUndefined();
  });
});

const find = (question: string, known: readonly RetrievedUseCase[], isKnown = true) =>
  new QuestionSearch({
    retrieve: async (_, { text }) => {
      const isAboutRepairs = text.includes('Reparatur');
      const candidates = isAboutRepairs ? known.toReversed() : [...known];
      const found =
        isKnown || isAboutRepairs
          ? { verdict: 'answer' as const, isLikely: false, useCases: candidates }
          : { verdict: 'none' as const, isLikely: false, useCases: [] };
      const measures = {
        grounding: 1,
        strangeWords: 0,
        isDoubtful: false,
        likelihood: 1,
        degraded: false,
        durationMs: 1,
      };
      return { ...found, ...measures, candidates };
    },
    useCaseByTitle: async () => undefined,
  }).find({
    ...{ companyId: '1', question, history: [], signal: AbortSignal.timeout(5_000) },
    rewrite: async () => undefined,
  });

describe('the search for what helps with damage', () => {
  const box = useCase('Briefkasten', 'Namensschilder bestellen Sie beim Hausmeister.');
  const report = useCase('Schäden melden', 'Bitte melden Sie Schäden im Portal.');

  it('answers from the use case about reporting, with what was found beside it', async () => {
    const found = await find('Der Briefkasten klemmt', [box, report]);
    expect(found.useCases.map(({ title }) => title)).toEqual(['Schäden melden', 'Briefkasten']);
    expect(found.alternatives).toEqual(['Briefkasten']);
  });

  it('answers from it also where nothing was found for what is broken', async () => {
    const found = await find('wasserdruck zu niedrig', [box, report], false);
    expect(found.verdict).toBe('answer');
    expect(found.useCases[0]?.title).toBe('Schäden melden');
    expect((await find('Was kostet ein Schild?', [box, report], false)).verdict).toBe('none');
  });

  it('leaves other questions, and companies without such a use case, as they are', async () => {
    const asked = await find('Was kostet ein Briefkastenschild?', [box, report]);
    expect(asked.useCases[0]?.title).toBe('Briefkasten');
    expect((await find('Der Briefkasten klemmt', [box])).useCases).toEqual([box]);
  });
});
