import { expect, it } from 'vitest';
import { failureInLanguage, inLanguage } from './server-words';

it.each([
  ['Invalid email or password', 'E-Mail-Adresse oder Passwort ist falsch'],
  ['First name is required', 'Vorname fehlt'],
  ['Phone must not exceed 50 characters', 'Telefon: höchstens 50 Zeichen'],
  ['Something that nobody has translated', 'Something that nobody has translated'],
])('says "%s" in German', (english, german) => {
  expect(inLanguage('de', english)).toBe(german);
  expect(inLanguage('en', english)).toBe(english);
});

it('translates what a form was refused for, field by field', () => {
  const failure = {
    code: 'BAD_USER_INPUT',
    message: 'Invalid role',
    fields: [{ field: 'role', message: 'Invalid role' }],
    retryAfterSeconds: 3,
  };
  expect(failureInLanguage('de', failure)).toEqual({
    ...failure,
    message: 'Diese Rolle gibt es nicht',
    fields: [{ field: 'role', message: 'Diese Rolle gibt es nicht' }],
  });
});
