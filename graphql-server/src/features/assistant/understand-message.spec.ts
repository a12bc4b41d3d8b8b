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

  it.each(['und wenn er wieder da steht', 'es kommt keiner!'])(
    'that goes on with little of its own resembles no danger: %s',
    (question) => {
      const history = [{ role: 'user' as const, text: 'jemand steht auf meinem Parkplatz' }];
      expect(understandMessage({ question, history }).danger).toBeUndefined();
      expect(understandMessage({ question: 'es brennt', history }).danger?.sure).toBe(true);
    },
  );

  it('that help is there, after a danger, asks nothing', () => {
    const warned = { role: 'assistant' as const, text: '', isEmergency: true };
    const intentOf = (question: string) =>
      understandMessage({ question, history: [warned] }).intent;
    expect(intentOf('Die Feuerwehr ist jetzt da')).toBe('safe');
    expect(intentOf('der monteur ist da, danke')).toBe('thanks');
  });
});
