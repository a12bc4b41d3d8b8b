import { describe, expect, it } from 'vitest';
import { invitationSchema } from './invitation-schema';

const good = {
  firstName: 'Mira',
  lastName: 'Kaya',
  password: 'Sonne-2026',
  confirmPassword: 'Sonne-2026',
  acceptTerms: true,
};

const firstMessages = (values: Partial<typeof good>) => {
  const { error } = invitationSchema.safeParse({ ...good, ...values });
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[path.join('.')] ??= message;
  return messages;
};

const withPassword = (password: string) => firstMessages({ password, confirmPassword: password });

describe('accepting an invitation', () => {
  it('takes what is complete', () => {
    expect(firstMessages({})).toEqual({});
  });

  it.each([
    ['', 'passwordRequired'],
    ['Ab1-', 'tooShort'],
    ['SONNE-2026', 'lowercase'],
    ['sonne-2026', 'uppercase'],
    ['Sonne-Mond', 'number'],
    ['Sonne2026', 'special'],
    ['Sonne,2026', 'special'],
  ])('says of the password %j what it lacks: %s', (password, message) => {
    expect(withPassword(password).password).toBe(message);
  });

  it('names each other field that is missing or wrong', () => {
    const empty = { firstName: ' ', lastName: '', password: '', confirmPassword: '' };
    expect(firstMessages({ ...empty, acceptTerms: false })).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      password: 'passwordRequired',
      confirmPassword: 'confirmRequired',
      acceptTerms: 'termsRequired',
    });
    expect(firstMessages({ confirmPassword: 'Sonne-2027' })).toEqual({
      confirmPassword: 'mismatch',
    });
  });
});
