import { describe, expect, it } from 'vitest';
import type { AnswerPrompt } from '../ai-provider.js';
import { attachedFile } from '../testing/attached-file.js';
import { NO_ANSWER } from './answer-essence.js';
import { composeAnswer } from './compose-answer.js';

const contact = {
  companyName: 'Lindenhof',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
};

const prompt = (overrides: Partial<AnswerPrompt>): AnswerPrompt => ({
  contact,
  question: 'Meine Heizung ist kalt',
  history: [],
  useCases: [],
  attachments: [],
  ...overrides,
});

describe('a composed answer', () => {
  it.each([
    'greeting',
    'opening',
    'help',
    'abilities',
    'thanks',
    'farewell',
    'identity',
    'wellbeing',
    'agreement',
  ] as const)('answers small talk kindly: %s', (smallTalk) => {
    const answer = composeAnswer(prompt({ question: 'Hallo', smallTalk }));
    expect(answer.length).toBeGreaterThan(10);
    expect(answer).not.toContain(NO_ANSWER);
  });

  it('says when it could not search', () => {
    expect(composeAnswer(prompt({ searchFailed: true }))).toContain('nicht durchsuchen');
  });

  it('says that it does not know, and whom to ask', () => {
    const answer = composeAnswer(prompt({ question: 'Wie wird das Wetter?' }));
    expect(answer).toContain(NO_ANSWER);
    expect(answer).toContain(contact.phone);
    expect(answer).toContain(contact.email);
  });

  it('quotes the likeliest in German where it asks in another language which is meant', () => {
    const useCases = [
      { index: 1, title: 'Fahrstuhl', text: 'Eine Störung am Fahrstuhl melden Sie der Technik.' },
      { index: 2, title: 'Mietminderung', text: 'Die Höhe richtet sich nach der Dauer.' },
    ];
    const asked = { question: 'Nie działa winda', germanQuestion: 'Fahrstuhl Störung', useCases };
    const answer = composeAnswer(prompt({ ...asked, language: 'pl', unsure: true }));
    expect(answer).toContain('> **Fahrstuhl** [1]: Eine Störung am Fahrstuhl');
    expect(answer).toMatch(/Jeśli chodziło o coś innego:\n\n- Mietminderung \[2\]$/);
    const doubtful = composeAnswer(
      prompt({ ...asked, language: 'pl', unsure: true, isDoubtful: true }),
    );
    expect(doubtful).toBe(
      'Czy chodzi o jeden z tych tematów?\n\n- Fahrstuhl [1]\n- Mietminderung [2]',
    );
  });

  it('names what else may be meant below what is likely', () => {
    const answer = composeAnswer(
      prompt({
        useCases: [{ index: 1, title: 'Heizung kalt', text: 'Öffnen Sie das Ventil der Heizung.' }],
        alternatives: ['Wasser *kalt*'],
      }),
    );
    expect(answer).toMatch(/Ventil der Heizung.*\n\nFalls Sie etwas anderes meinten:\n\n- Wasser/s);
    expect(answer).not.toContain(' *kalt*');
  });

  it('answers from an attached document and owns up to not seeing pictures', () => {
    const answer = composeAnswer(
      prompt({
        question: 'Wann ist die Abrechnung fällig?',
        attachments: [
          attachedFile({
            text: 'Sehr geehrte Damen und Herren\n\nDie Abrechnung ist am 31. Mai fällig.',
          }),
          attachedFile({ name: 'foto.jpg', mimeType: 'image/jpeg' }),
        ],
      }),
    );
    expect(answer).toContain('> Die Abrechnung ist am 31. Mai fällig.');
    expect(answer).toMatch(/„foto\.jpg“.*keinen Text lesen.*leite das Foto/);
  });
});
