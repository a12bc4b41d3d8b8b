import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textUnderTitle, writeUseCases } from './marked-sections.js';
import { splitUseCases } from './split-use-cases.js';
import {
  ANY_BUILDING,
  ANY_TERMS,
  AUDIENCES,
  holdsFor,
  readTerms,
  writeTerms,
} from './use-case-terms.js';

/** Lines that the splitter takes for something, in whichever order people write them. */
const LINES = [
  ...['Text.', '', '# Kapitel', '## Titel', '### Teil', '  ## Titel', 'Titel', '---', '===', '***'],
  ...['```', '~~~', '1. Punkt', 'Frage: Was?', 'Antwort: Das.', '<!-- nur für Mieter -->'],
  ...[
    '<!-- gilt immer -->',
    '<!-- Anwendungsfälle: ## -->',
    '<!-- Notiz -->',
    'Use Case 1: X',
    '   ',
  ],
];

describe('a file that the product writes', () => {
  it('is split into the use cases that it was written from, whatever their texts are', () => {
    const days = fc.constantFrom(null, '2026-01-31', '2027-12-01');
    const terms = fc.record({
      ...{ validFrom: days, validUntil: days },
      audience: fc.constantFrom(...AUDIENCES),
      buildingIds: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
    });
    const text = fc
      .array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 12 })
      .map((lines) => textUnderTitle(lines.join('\n')))
      .filter((body) => body !== '');
    const useCase = fc.record({ title: fc.constantFrom('Heizung', '# 1', 'A'), text, terms });
    fc.assert(
      fc.property(fc.array(useCase, { minLength: 1, maxLength: 4 }), (useCases) => {
        expect(splitUseCases(writeUseCases(useCases))).toEqual(useCases);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out what stands before the first title', () => {
    const file = '<!-- Anwendungsfälle: ## -->\n\nNotiz.\n\n## Heizung\n\nA.\n';
    expect(splitUseCases(file)).toEqual([{ title: 'Heizung', text: 'A.', terms: ANY_TERMS }]);
  });
});

describe('terms of a use case', () => {
  const told = '<!-- gilt ab 1.12.2026, gilt bis 2027-03-31; nur für Eigentümer -->\nStreuen.';

  it('stand in a comment before its text, in a file of any form', () => {
    const terms = {
      ...{ validFrom: '2026-12-01', validUntil: '2027-03-31' },
      ...{ audience: 'OWNERS', buildingIds: [] },
    };
    expect(splitUseCases(`# Winter\n${told}\n# Sommer\nLüften.`)).toEqual([
      { title: 'Winter', text: 'Streuen.', terms },
      { title: 'Sommer', text: 'Lüften.', terms: ANY_TERMS },
    ]);
    expect(splitUseCases(`Frage: Winter?\n${told}\n\nFrage: Sommer?\nLüften.`)[0]?.terms).toEqual(
      terms,
    );
    const { text, terms: read } = readTerms(told);
    expect(writeTerms(text, read)).toBe(
      '<!-- gilt ab 2026-12-01, gilt bis 2027-03-31, nur für Eigentümer -->\n\nStreuen.',
    );
  });

  it.each(['gilt ab 31.2.2026', 'gilt ab morgen', 'Notiz', 'gilt ab 2026-12-01, bitte prüfen'])(
    'are not guessed: “%s” is text',
    (said) => {
      const text = `<!-- ${said} -->\nStreuen.`;
      expect(readTerms(text)).toEqual({ text, terms: ANY_TERMS });
    },
  );

  it('say on which days and to whom it is told', () => {
    const { terms } = readTerms(told);
    const holds = (day: string, role: 'tenant' | 'owner' = 'owner') =>
      holdsFor(terms, { day, role, buildingId: null });
    expect(
      ['2026-11-30', '2026-12-01', '2027-03-31', '2027-04-01'].map((day) => holds(day)),
    ).toEqual([false, true, true, false]);
    expect(holds('2026-12-24', 'tenant')).toBe(false);
    expect(
      holdsFor(
        { ...ANY_TERMS, audience: 'TENANTS' },
        { day: '2026-01-01', role: 'owner', buildingId: null },
      ),
    ).toBe(false);
    const id = '0199aaaa-0000-7000-8000-000000000001';
    const { terms: ofBuilding } = readTerms(`<!-- nur Gebäude ${id} -->\nHinten links.`);
    const inBuilding = (buildingId: string | null) =>
      holdsFor(ofBuilding, { day: '2026-01-01', role: 'tenant', buildingId });
    expect([id, 'another', null, ANY_BUILDING].map(inBuilding)).toEqual([true, false, false, true]);
  });
});
