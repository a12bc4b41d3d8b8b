import { describe, expect, it } from 'vitest';
import { hashPassword, NO_PASSWORD, PasswordRules, verifyPassword } from '../index.js';
import { strengthOf } from './password-strength.js';

const standard = new PasswordRules('standard');
const long = new PasswordRules('long');

describe('a password', () => {
  it('is stored as argon2id, each time another way', async () => {
    const [one, two] = await Promise.all([hashPassword('Birne-77'), hashPassword('Birne-77')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
    expect(await verifyPassword('Birne-77', one)).toBe(true);
    expect(await verifyPassword('birne-77', one)).toBe(false);
  });

  it('fits no account that is unknown or has none, not even the one compared with then', async () => {
    expect(await verifyPassword('nobody has this password', undefined)).toBe(false);
    expect(await verifyPassword('nobody has this password', null)).toBe(false);
    expect(await verifyPassword(NO_PASSWORD, NO_PASSWORD)).toBe(false);
  });

  it.each(['passwort', 'PassWord', 'hallohallo', '12345678', '8765432', 'aaaaaaaa', 'Petra.Klein'])(
    'that everybody tries first is refused: %s',
    (password) => {
      expect(
        standard.problem('admin', password, { email: 'petra.klein@haus.example' })?.message,
      ).toBe('This password is too easy to guess. Please choose another one.');
    },
  );

  it.each([
    'Hausverwaltung1!',
    'hallo1',
    'P4ssw0rt-2026!',
    '!!Sommer2026',
    'Hausgeist#1',
    'Berlin_99',
  ])('is not better for digits and symbols: %s', (password) => {
    expect(standard.problem('admin', password)?.reason).toBe('PASSWORD_TOO_EASY');
  });

  it.each(['Grünwald-2026', 'Klein.Petra1', 'PetraKlein!9', 'Lindenhof1!'])(
    'is not made of one’s own names: %s',
    (password) => {
      const names = ['Petra', 'Klein', 'Hausverwaltung Grünwald GmbH'];
      const problem = standard.problem('admin', password, {
        ...{ email: 'petra.klein@lindenhof.example', names },
      });
      expect(problem?.reason).toBe('PASSWORD_TOO_EASY');
    },
  );

  it.each(['Hausgeist-Demo-1!', 'Korrekt-Pferd-7', 'Zwölf Boxkämpfer', 'vK8$wq2m', 'tulpen'])(
    'of one’s own is taken: %s',
    (password) => {
      expect(standard.problem('admin', password)).toBeUndefined();
    },
  );

  it.each([
    ['Kurz-1!', 'at least 8 characters'],
    ['GROSS-UND-7', 'one lowercase letter'],
    ['klein-und-7', 'one uppercase letter'],
    ['Keine-Ziffer', 'one number'],
    ['KeinZeichen7', 'one special character'],
  ])('of a company user lacks something: %s', (password, message) => {
    expect(standard.problem('company-user', password)?.message).toMatch(message);
    expect(standard.problem('company-user', 'Korrekt-Pferd-7')).toBeUndefined();
  });

  it('of five thousand characters costs nothing', () => {
    expect(standard.problem('admin', 'Aa1-'.repeat(1250))?.message).toMatch(
      'at most 200 characters',
    );
  });
});

describe('the policy of long passwords', () => {
  it.each(['admin', 'company-user'] as const)(
    'asks %s for twelve characters of any kind',
    (who) => {
      expect(long.problem(who, 'elfzeichenx')?.message).toBe(
        'Password must be at least 12 characters long',
      );
      expect(long.problem(who, 'die kuh steht still')).toBeUndefined();
      expect(long.problem(who, 'Hausverwaltung2026!!')?.reason).toBe('PASSWORD_TOO_EASY');
      expect(long.demand(who)).toEqual({ minLength: 12, needsMixture: false });
    },
  );

  it('holds for passwords that are given to users, too', () => {
    expect(long.problemOfGiven('Tulpwand-3', {})?.reason).toBe('PASSWORD_TOO_SHORT');
    expect(standard.problemOfGiven('Tulpwand-3', {})).toBeUndefined();
    expect(standard.problemOfGiven('Klein-2026', { names: ['Klein'] })?.reason).toBe(
      'PASSWORD_TOO_EASY',
    );
  });
});

describe('the strength of a password', () => {
  it.each([
    ['tulpen', 'WEAK'],
    ['abcdefghijkl', 'WEAK'],
    ['aaaaaaaaaaaaaaaaaaaa', 'WEAK'],
    ['Tulpen77', 'FAIR'],
    ['Sonne-2026', 'GOOD'],
    ['die kuh steht still im regen', 'STRONG'],
  ])('of %j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
