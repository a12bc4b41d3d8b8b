import { describe, expect, it } from 'vitest';
import type { SummaryPrompt, SummaryTurn } from '../ai-provider.js';
import { composeSummary } from '../builtin/compose-summary.js';
import { caseProposals } from './case-proposals.js';
import { checkedSummary } from './checked-summary.js';
import { readSummarySections } from './summary-data.js';

const at = new Date('2026-11-20T13:00:00Z');

const asked = (text: string): SummaryTurn => ({ role: 'user', text, at });

const told = (
  text: string,
  action: NonNullable<SummaryTurn['action']>,
  title?: string,
): SummaryTurn => ({ role: 'assistant', text, action, ...(title ? { sources: [title] } : {}) });

/** Gas, with details, then a tap, then the wish for a person. */
const TURNS: SummaryTurn[] = [
  asked('Hilfe, in der Küche riecht es stark nach Gas!'),
  { ...told('**Gehen Sie ins Freie.**', 'emergency', 'Gasgeruch'), urgency: 'emergency' },
  asked('3. Stock links, seit heute Morgen'),
  told('Sagen Sie das bitte auch am Telefon.', 'small_talk'),
  {
    ...asked('Im Bad tropft der Wasserhahn seit gestern. Ich möchte mit einem Menschen sprechen.'),
    category: 'Wasser & Sanitär',
  },
  told('Drehen Sie das Eckventil zu.', 'answer', 'Wasserhahn tropft'),
  asked('Danke!'),
  told('Sehr gern.', 'small_talk'),
  asked('Ich möchte mit einem Menschen sprechen.'),
  told('Ich habe Ihren Wunsch weitergegeben.', 'hand_over'),
];

const PROMPT: SummaryPrompt = {
  contact: { companyName: 'Lindenhof', email: 'info@lindenhof.example', phone: '040 66969 100' },
  turns: TURNS,
  attachmentNames: [],
  urgency: 'emergency',
  danger: 'Gasgeruch',
};

const fact = (name: string, value: string) => ({ name, value });

const GAS = '- Zu „Gasgeruch“: in der Küche, 3. Stock links, seit heute Morgen (20. November 2026)';
const TAP = '- Zu „Wasserhahn tropft“: im Bad, seit gestern (19. November 2026)';

describe('a conversation about several matters', () => {
  const { concern, facts, open } = Object.fromEntries(readSummarySections(composeSummary(PROMPT)));

  it('is summed up with the place and the time of each', () => {
    expect(facts?.split('\n').slice(0, 2)).toEqual([GAS, TAP]);
    expect(concern).toContain('Gasgeruch (in der Küche, 3. Stock links, seit heute Morgen).');
    expect(concern).toContain('Wasserhahn tropft (im Bad, seit gestern).');
    expect(open).toContain(
      '- Noch nicht behoben: Gasgeruch\n- Noch nicht behoben: Wasserhahn tropft',
    );
  });

  it('keeps them apart where a model has put them together', () => {
    const proposed = {
      ...{ concern: 'Gas und Wasserhahn.', told: [], open: [], nextStep: 'Zurückrufen.' },
      facts: [fact('Wo', 'in der Küche, im Bad'), fact('Seit wann', 'seit gestern')],
    };
    const names = checkedSummary(proposed, PROMPT).facts.map(({ name }) => name);
    expect(names).not.toContain('Wo');
    expect(names).not.toContain('Seit wann');
    expect(names).toContain('Zu „Gasgeruch“');
  });

  it('says where a matter without a title is, if that was told later', () => {
    const turns = [
      asked('Es stinkt ganz schrecklich nach Abfluss'),
      told('Dazu weiß ich nichts.', 'no_answer'),
      asked('im Schlafzimmer, seit gestern'),
      told('Danke, das habe ich notiert.', 'small_talk'),
    ];
    const text = composeSummary({ ...PROMPT, turns, urgency: 'high', danger: undefined });
    expect(text).toContain('Abfluss“ (im Schlafzimmer, seit gestern)');
  });
});

describe('the cases that can be made of a conversation', () => {
  it('are its matters, each with its own words, without the wish for a person', () => {
    expect(caseProposals({ turns: TURNS })).toEqual([
      {
        title: 'Gasgeruch, Küche',
        description:
          'Hilfe, in der Küche riecht es stark nach Gas!\n\n3. Stock links, seit heute Morgen',
        ...{ room: 'Küche', urgency: 'emergency', category: undefined },
      },
      {
        title: 'Wasserhahn tropft, Bad',
        description: 'Im Bad tropft der Wasserhahn seit gestern.',
        ...{ room: 'Bad', urgency: 'normal', category: 'Wasser & Sanitär' },
      },
    ]);
  });

  it('are fewer once a case is about one of them, or it is settled', () => {
    const cases = [{ number: 1, title: 'Gasgeruch', isOver: false, changedAt: at }];
    expect(caseProposals({ turns: TURNS, cases }).map(({ title }) => title)).toEqual([
      'Wasserhahn tropft, Bad',
    ]);
    const settled = [...TURNS.slice(4, 6), asked('Der Hahn geht jetzt wieder.')];
    expect(caseProposals({ turns: settled })).toEqual([]);
  });

  it('begin with faults, and are called by their words where nothing answers them', () => {
    const turns = [
      asked('Darf ich einen Hund halten?'),
      told('Ja.', 'answer', 'Haustiere'),
      asked('Die Klingel ist kaputt!'),
      told('Dazu weiß ich nichts.', 'no_answer'),
    ];
    expect(caseProposals({ turns }).map(({ title }) => title)).toEqual([
      'Die Klingel ist kaputt',
      'Haustiere',
    ]);
  });

  it('are none where only a person was asked for', () => {
    expect(caseProposals({ turns: TURNS.slice(-2) })).toEqual([]);
  });
});
