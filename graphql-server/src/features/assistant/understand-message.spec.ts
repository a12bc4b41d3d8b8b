import { describe, expect, it } from 'vitest';
import { understandMessage } from './understand-message.js';

const read = (question: string) => understandMessage({ question, history: [] });

describe('a message', () => {
  it('that all are outside, with thanks, tells of no danger', () => {
    expect(read('Danke, wir sind draußen')).toMatchObject({ intent: 'thanks', danger: undefined });
  });

  it('of danger stays one, however polite it is', () => {
    expect(read('Danke, es brennt').danger).toBeDefined();
    expect(read('Danke, es riecht nach Gas').danger?.kind).toBe('GAS');
  });

  it.each(['mir wird schlecht', 'ihr ist ganz schwindlig', 'I feel dizzy', 'başım dönüyor'])(
    'calls for a doctor right after a danger, and not without one: %s',
    (question) => {
      const warned = { role: 'assistant' as const, text: '', isEmergency: true };
      const danger = { kind: 'MEDICAL', sure: true };
      expect(understandMessage({ question, history: [warned] })).toMatchObject({
        danger,
        intent: undefined,
      });
      expect(read(question).danger?.sure).not.toBe(true);
    },
  );

  it('about stairs that cannot be climbed any more is no fall', () => {
    const climbing = 'Ich komme mit dem Rollator nicht mehr die Treppe hoch, der Aufzug steht.';
    expect(read(climbing).danger?.sure).not.toBe(true);
    expect(read('Oma ist gestürzt und kommt nicht mehr hoch').danger?.kind).toBe('MEDICAL');
  });

  it('keeps the words of the person beside the German ones', () => {
    const question = 'can I talk to a real person?';
    expect(read(question)).toMatchObject({ intent: 'person', asked: question });
    expect(read(question).searchText).not.toBe(question);
  });
});
