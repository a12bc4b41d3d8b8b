import { describe, expect, it } from 'vitest';
import { resetMail } from '../sign-in/reset-mail.js';
import { invitationMail } from './invitation-mail.js';

const data = {
  language: 'en',
  companyName: 'Elbhaus <b>GmbH</b>',
  invitedBy: 'Ada Admin',
  firstName: 'Jana',
  lastName: 'Öztürk',
  role: 'COMPANY_MANAGER',
  link: 'https://haus.example/company/accept-invitation/abc-123',
  expiresAt: new Date('2026-03-03T10:00:00Z'),
} as const;

describe('mails to company users', () => {
  it('says who invites where, as what, until when, and how', () => {
    const { subject, html, text } = invitationMail(data);
    expect(subject).toBe('Invitation to join Elbhaus <b>GmbH</b>');
    for (const part of [
      'Ada Admin',
      'Jana Öztürk',
      'Manager',
      '3 March 2026 at 11:00 (Berlin time)',
    ]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toContain(data.link);
    expect(html).toContain(`href="${data.link}"`);
    expect(html).not.toContain('<b>GmbH');
  });

  it('says the same in German', () => {
    const { subject, html, text } = invitationMail({
      ...{ ...data, language: 'de', role: 'COMPANY_STAFF' },
    });
    expect(subject).toBe('Einladung zu Elbhaus <b>GmbH</b>');
    expect(html).toContain('<html lang="de">');
    for (const part of [
      'Guten Tag Jana Öztürk,',
      'Ada Admin lädt Sie ein, Elbhaus <b>GmbH</b> im Firmenportal mitzuverwalten.',
      'Ihre Rolle: Mitarbeiter',
      'Gültig bis: 3. März 2026 um 11:00 (Berliner Zeit)',
      data.link,
    ]) {
      expect(text).toContain(part);
    }
    expect(html).not.toContain('<b>GmbH');
  });

  it('says how long a reset link works', () => {
    const { subject, html, text } = resetMail(data);
    expect(subject).toBe('Reset your password');
    expect(text).toContain(data.link);
    expect(html).toContain('3 March 2026 at 11:00 (Berlin time)');
    const inGerman = resetMail({ ...data, language: 'de' });
    expect(inGerman.subject).toBe('Passwort zurücksetzen');
    expect(inGerman.text).toContain('gilt bis zum 3. März 2026 um 11:00 (Berliner Zeit).');
  });
});
