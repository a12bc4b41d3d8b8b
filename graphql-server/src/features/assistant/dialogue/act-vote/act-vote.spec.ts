import { describe, expect, it } from 'vitest';
import type { Retrieval, RetrievedUseCase } from '../../../knowledge/index.js';
import { memoryOf } from '../memory.js';
import { voteOnTopic } from '../vote/topic-vote.js';
import { voteOnAct } from './act-vote.js';

const keys: RetrievedUseCase = {
  id: '1',
  chunk: '',
  index: 1,
  title: 'Schlüssel verloren',
  text: 'Melden Sie den Verlust der Schlüsselverwaltung. Ein neuer Schlüssel kostet 45 Euro. Ein Briefkastenschlüssel kostet 18 Euro.',
  score: 1,
};

const retrieval = (useCases: RetrievedUseCase[]): Retrieval => ({
  verdict: useCases.length > 0 ? 'answer' : 'none',
  useCases,
  candidates: useCases,
  grounding: useCases.length > 0 ? 2 : -2,
  strangeWords: 0,
  isDoubtful: false,
  isLikely: false,
  likelihood: 0,
  degraded: false,
  durationMs: 1,
});

const lastSaid = 'hab meinen schlüssel verloren';

/** What a message does right after the answer about lost keys. */
function actOf(question: string, alone: RetrievedUseCase[] = []) {
  const memory = memoryOf([
    { role: 'user', text: lastSaid },
    { role: 'assistant', text: 'Melden Sie den Verlust. [1]', sources: [keys.title], choices: [] },
  ]);
  const message = {
    question,
    memory,
    alone: retrieval(alone),
    together: retrieval([keys]),
    before: retrieval([keys]),
  };
  return voteOnAct({ ...message, lastSaid, topics: voteOnTopic(message, [keys]) });
}

describe('what a message within a conversation does', () => {
  it.each([
    ['ok dann ruf ich morgen an', 'agreement'],
    ['na gut, bring ich vorbei', 'agreement'],
    ['ah super, hat geklappt', 'thanks'],
    ['ihr seid echt zu nix zu gebrauchen', 'complaint'],
    ['wir wohnen im dritten stock links', 'details'],
    ['meine frau hat auch schon unterschrieben', 'details'],
  ])('%s: %s', (message, act) => {
    expect(actOf(message)).toBe(act);
  });

  it('only says where a person lives, however well a use case about flats fits', () => {
    expect(actOf('wohne im erdgeschoss rechts', [keys])).toBe('details');
  });

  it.each([
    'und was kostet das',
    'es ist aber nur der briefkastenschlüssel',
    'Muss ich dabei sein?',
    'wann kommt da jemand',
  ])('is a question: %s', (message) => {
    expect(actOf(message, [keys])).toBe('question');
  });
});
