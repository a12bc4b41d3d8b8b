import { expect, it } from 'vitest';
import { textWithoutTopics } from './topics-once';

const question = 'Meinten Sie eines dieser Themen?';

it('leaves out what the buttons say', () => {
  const text = `${question}\n\n- Heizung ausgefallen [1]\n- Schimmel in der Wohnung [2]`;
  const choices = ['Heizung ausgefallen', 'Schimmel in der Wohnung', 'Bitte weitergeben.'];
  expect(textWithoutTopics(text, choices)).toBe(question);
});

it('keeps a list that says more than the buttons', () => {
  const text = `${question}\n\n- **Heizung** [1]: Rufen Sie an.\n- Schimmel [2]`;
  expect(textWithoutTopics(text, ['Heizung', 'Schimmel'])).toBe(
    `${question}\n\n- **Heizung**: Rufen Sie an.\n- Schimmel`,
  );
});

it('leaves a text without a list as it is', () => {
  expect(textWithoutTopics(question, ['Heizung'])).toBe(question);
});
