import { describe, expect, it } from 'vitest';
import { resetMail } from '../sign-in/reset-mail.js';
import { invitationMail } from './invitation-mail.js';

const data = {
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

  it('says how long a reset link works', () => {
    const { subject, html, text } = resetMail(data);
    expect(subject).toBe('Reset your password');
    expect(text).toContain(data.link);
    expect(html).toContain('3 March 2026 at 11:00 (Berlin time)');
  });
});
