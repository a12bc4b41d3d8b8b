import { describe, expect, it } from 'vitest';
import type { ConversationTurn } from '../../../platform/ai/index.js';
import { memoryOf } from './memory.js';

const said = (text: string): ConversationTurn => ({ role: 'user', text });
const replied = (sources: string[], choices: string[] = []): ConversationTurn => ({
  role: 'assistant',
  text: 'Antwort',
  sources,
  choices,
});

describe('what a conversation was about', () => {
  it('is nothing at its beginning, and behind small talk', () => {
    expect(memoryOf([])).toMatchObject({ topics: [], begun: '', context: '' });
    expect(memoryOf([said('hallo'), replied([])])).toMatchObject({ topics: [], begun: '' });
  });

  it('is an open question where nothing was found', () => {
    const history = [said('hallo'), replied([]), said('Wir trennen uns'), replied([], ['Weiter'])];
    expect(memoryOf(history)).toMatchObject({ topics: [], begun: 'Wir trennen uns' });
  });

  it('keeps how the last topic came up, and the topics before it', () => {
    const history = [
      said('Kaution?'),
      replied(['Kaution']),
      said('Heizung kalt'),
      replied(['Heizung', 'Notdienst']),
      said('wer zahlt das'),
      replied(['Heizung']),
    ];
    expect(memoryOf(history)).toEqual({
      topics: [
        { title: 'Heizung', standing: 'current', place: 0 },
        { title: 'Kaution', standing: 'earlier', place: 1 },
      ],
      begun: 'Heizung kalt',
      context: 'Heizung kalt\nwer zahlt das',
      isEmergency: false,
    });
  });

  it('leaves open which of several use cases is meant until one is picked', () => {
    const history = [said('Zinsen?'), replied(['Anteile', 'Dividende'], ['Anteile', 'Dividende'])];
    expect(memoryOf(history).topics).toEqual([
      { title: 'Anteile', standing: 'offered', place: 0 },
      { title: 'Dividende', standing: 'offered', place: 1 },
    ]);
  });
});
