import { expect, it } from 'vitest';
import { quotedPassage } from './quoted-passage.js';

const filler = (topic: string) => `${topic}: ${'Allgemeines ohne Belang steht hier. '.repeat(14)}`;

it('is all of a short use case', () => {
  expect(quotedPassage('\nMelden Sie den Ausfall.\n\n- Thermostat auf 3?\n', 'Hallo')).toBe(
    'Melden Sie den Ausfall.\n\n- Thermostat auf 3?',
  );
});

it('is the paragraphs of a long one that the answer says again, in their order', () => {
  const rule = 'Sperrmüll melden Sie zwei Wochen vorher an.';
  const phone = 'Die Anmeldung nimmt die Stadtreinigung unter 040 25760 entgegen.';
  const text = [filler('Papier'), rule, filler('Glas'), phone].join('\n\n');
  const answer =
    'Melden Sie Sperrmüll zwei Wochen vorher an, die Stadtreinigung nimmt sie entgegen.';
  const passage = quotedPassage(text, answer);
  expect(passage.indexOf(rule)).toBeGreaterThan(-1);
  expect(passage.indexOf(phone)).toBeGreaterThan(passage.indexOf(rule));
  expect(passage).toContain('…');
  expect(passage.length).toBeLessThan(1000);
});

it('begins at the beginning where the answer is in another language', () => {
  const text = ['Zuerst das hier.', filler('Papier'), filler('Glas')].join('\n\n');
  expect(quotedPassage(text, 'ما هو')).toMatch(/^Zuerst das hier\./);
});

it('cuts one paragraph that is too long by itself', () => {
  const passage = quotedPassage('Sehr lang. '.repeat(500), 'lang');
  expect(passage.length).toBeLessThanOrEqual(902);
  expect(passage).toMatch(/…$/);
});
