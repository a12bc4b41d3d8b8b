import { describe, expect, it } from 'vitest';
import { advance, isEmail, isGreeting, isQuestion, unidentified, withoutNumbers } from './steps';

const asked = { step: 'authNumber', email: 'anna@beispiel.de' } as const;

describe('the steps', () => {
  it('begin with the e-mail address', () => {
    expect(unidentified.step).toBe('email');
  });

  it('go on to the number with an address, without the spaces around it', () => {
    expect(advance(unidentified, { type: 'textGiven', text: ' anna@beispiel.de ' })).toEqual(asked);
  });

  it('stay where the text is no address', () => {
    expect(advance(unidentified, { type: 'textGiven', text: 'Hallo' })).toBe(unidentified);
  });

  it('stay at the number until it is accepted', () => {
    expect(advance(asked, { type: 'textGiven', text: '123456' })).toBe(asked);
    expect(advance(asked, { type: 'accepted' })).toEqual({ ...asked, step: 'complete' });
  });

  it('ask for a code where the server wants one, until it is accepted', () => {
    const code = advance(asked, { type: 'codeAsked', authNumber: '123456' });
    expect(code).toEqual({ ...asked, step: 'code', authNumber: '123456' });
    expect(advance(code, { type: 'textGiven', text: '000000' })).toBe(code);
    expect(advance(code, { type: 'accepted' })).toEqual({ ...asked, step: 'complete' });
    expect(advance(code, { type: 'textGiven', text: 'anne@beispiel.de' })).toEqual({
      step: 'authNumber',
      email: 'anne@beispiel.de',
    });
  });

  it('take an address in place of the number as a correction', () => {
    expect(advance(asked, { type: 'textGiven', text: 'anne@beispiel.de' })).toEqual({
      ...asked,
      email: 'anne@beispiel.de',
    });
  });

  it('begin again when the sign-in expires', () => {
    expect(advance({ ...asked, step: 'complete' }, { type: 'expired' })).toBe(unidentified);
  });
});

describe('isEmail', () => {
  it.each(['a@b.de', 'vor.nach+haus@sub.beispiel.de', 'ä@müller.de'])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', 'a', 'a@b', '@b.de', 'a@.', 'a b@c.de', 'a@b@c.de', '123456'])(
    'refuses "%s"',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

describe('isQuestion', () => {
  it.each([
    'es riecht nach gas',
    'Feuer!',
    'Hallo',
    'Meine Heizung ist seit 3 Tagen kalt',
    'es riecht nach Gas, schreiben Sie an anna@beispiel.de',
    'es riecht nach gas meine nummer ist 123456',
    'حريق في المطبخ',
  ])('takes "%s" for something said', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  it.each([
    ...['', '123456', '123 456', 'abc123', '123456 bitte', 'meine nummer ist 123456'],
    ...['anna@beispiel', 'anna @beispiel.de', 'anna @ beispiel.de', 'anna.beispiel.de'],
  ])('takes "%s" for an answer to the step, perhaps with a slip', (text) => {
    expect(isQuestion(text)).toBe(false);
  });

  it.each(['Hallo', 'Guten Tag!', 'Hello', 'hallo zusammen.', 'Добрый день', 'مرحبا'])(
    'takes "%s" for a greeting',
    (text) => {
      expect(isGreeting(text)).toBe(true);
    },
  );

  it.each(['', 'Hallo, es tropft', 'Guten Tag, hier ist Frau Petersen', 'Hilfe!', 'Heizung'])(
    'takes "%s" for more than a greeting',
    (text) => {
      expect(isGreeting(text)).toBe(false);
    },
  );

  it('hides what may be the number', () => {
    expect(withoutNumbers('es brennt, 123456 oder 3 Tage')).toBe('es brennt, •••••• oder 3 Tage');
  });
});
