import { describe, expect, it } from 'vitest';
import { plainAnswer } from './plain-answer.js';

describe('an answer as plain text', () => {
  it('has neither Markdown nor numbers of sources', () => {
    const answer = [
      'Bitte **entlüften** Sie den Heizkörper [1][2].',
      '---',
      '## Danach',
      '1. Ventil schließen\n2. [Anrufen](tel:0401234) [1]',
      '- Eimer\n- Lappen',
    ].join('\n\n');
    expect(plainAnswer(answer)).toBe(
      'Bitte entlüften Sie den Heizkörper.\n\nDanach\n\n1. Ventil schließen\n2. Anrufen (0401234)\n\n• Eimer\n• Lappen',
    );
  });
});
