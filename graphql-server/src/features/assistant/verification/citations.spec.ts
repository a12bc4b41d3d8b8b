import { describe, expect, it } from 'vitest';
import type { AnswerPrompt, AnswerStructure } from '../../../platform/ai/index.js';
import { CitationFilter, restsOnNothing, sourcesOfAnswer } from './citations.js';

const PROMPT: AnswerPrompt = {
  contact: { companyName: 'Lindenhof', email: 'a@b.example', phone: '040 1' },
  question: 'Was kostet ein Schlüssel?',
  history: [],
  useCases: ['Schlüssel verloren', 'Heizung', 'Müll'].map((title, i) => ({
    index: i + 1,
    title,
    text: `Der Ersatz beim Thema ${title} wird gemeldet und berechnet.`,
  })),
  attachments: [],
};
const STRUCTURE: AnswerStructure = { action: 'answer', sources: [2, 7] };

function filter(text: string, size: number): string {
  const citations = new CitationFilter(PROMPT);
  let written = '';
  for (let at = 0; at < text.length; at += size)
    written += citations.push(text.slice(at, at + size));
  return written + citations.end();
}

describe('citations', () => {
  it.each([
    ['Bitte melden [1].', 'Bitte melden [1].'],
    ['Bitte melden [1, 2].', 'Bitte melden [1][2].'],
    ['Bitte melden [1][2].', 'Bitte melden [1][2].'],
    ['Bitte melden [1 und 3].', 'Bitte melden [1][3].'],
    ['Bitte melden [1-3].', 'Bitte melden [1][2][3].'],
    ['Bitte melden【1】.', 'Bitte melden[1].'],
    ['Bitte melden 【2†quelle】.', 'Bitte melden [2].'],
    ['Bitte melden [^1].', 'Bitte melden [1].'],
    ['Bitte melden (1).', 'Bitte melden [1].'],
    ['Bitte melden (1, 2)', 'Bitte melden [1][2]'],
    ['Bitte melden [9].', 'Bitte melden.'],
    ['Bitte melden [1, 9] und warten [9].', 'Bitte melden [1] und warten.'],
    ['(1) Erst melden, (2) dann warten', '(1) Erst melden, (2) dann warten'],
    ['Das dauert (24).', 'Das dauert (24).'],
    ['Hier [mehr](https://x.example) [', 'Hier [mehr](https://x.example) ['],
    ['Ein [Kasten] und (sonst) nichts', 'Ein [Kasten] und (sonst) nichts'],
    [
      'Dazu finde ich in den Unterlagen leider nichts [1].',
      'Dazu finde ich in den Unterlagen leider nichts.',
    ],
    [
      'Heizen [2]. Dazu habe ich keine Informationen [1].',
      'Heizen [2]. Dazu habe ich keine Informationen.',
    ],
  ])('are written in one way: %s', (text, expected) => {
    for (let size = 1; size <= text.length; size += 1) expect(filter(text, size)).toBe(expected);
  });
});

describe('the sources of an answer', () => {
  it.each<[string, string, number[], AnswerStructure?]>([
    ['that cites', 'Der Ersatz [3] kostet [1].', [1, 3]],
    ['that cites, whatever its structure says', 'So ist es [3].', [3], STRUCTURE],
    ['that only names them', 'So ist es.', [2], STRUCTURE],
    ['that forgot to cite', 'Den Ersatz für verlorene Schlüssel melden Sie bitte.', [1]],
    ['about something else', 'Das Wetter wird schön und sonnig.', []],
    ['that refuses', 'Zum Ersatz für Schlüssel habe ich keine Informationen.', []],
    [
      'that refuses and says so',
      'Schlüssel verloren [1]?',
      [],
      { action: 'no_answer', sources: [1] },
    ],
    ['that asks back', 'Schlüssel [1] oder Heizung [2]?', [], { action: 'ask_back', sources: [1] }],
  ])('%s', (_name, text, expected, structure) => {
    expect(sourcesOfAnswer(text, PROMPT, structure)).toEqual(expected);
  });

  it('are none where nothing was asked or found', () => {
    expect(sourcesOfAnswer('Gern [1].', { ...PROMPT, smallTalk: 'thanks' })).toEqual([]);
    expect(sourcesOfAnswer('Schlüssel', { ...PROMPT, useCases: [] })).toEqual([]);
  });

  it('are none for a question back in prose, where one was asked for', () => {
    const unsure = { ...PROMPT, unsure: true };
    expect(restsOnNothing('Meinen Sie Schlüssel oder Heizung? [1][2]', unsure)).toBe(true);
    expect(restsOnNothing('Ist das so? Ja, melden Sie es.', unsure)).toBe(false);
    expect(restsOnNothing('Haben Sie noch Fragen?', PROMPT)).toBe(false);
  });
});
