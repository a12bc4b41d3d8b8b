import { describe, expect, it } from 'vitest';
import { summaryMailForTeam, summaryMailForTenant } from './summary-mails.js';
import { sampleSummary } from './testing/sample-summary.js';

const nasty = '<script>alert(1)</script>"\'&';

const nastySummary = () => {
  const data = sampleSummary();
  return {
    ...data,
    company: { ...data.company, name: nasty, address: nasty, phone: nasty },
    endUser: { ...data.endUser, firstName: nasty, lastName: nasty, apartmentNumber: nasty },
    summary: `${nasty} [x](javascript:alert(1)) ![y](https://evil.example/z.png)`,
    messages: [
      {
        sender: 'user' as const,
        text: nasty,
        createdAt: data.startedAt,
        attachments: [{ originalName: nasty, fileSize: 1, mimeType: nasty }],
      },
    ],
  };
};

describe('summaryMailForTenant', () => {
  it('greets, sums up, lists the files and says what comes next', () => {
    const mail = summaryMailForTenant(sampleSummary());
    expect(mail).toMatchObject({
      subject: 'Zusammenfassung Ihres Gesprächs mit Hausverwaltung Grünwald GmbH',
      fromName: 'Hausverwaltung Grünwald GmbH',
      replyTo: 'team@gruenwald-verwaltung.example',
      isAiGenerated: true,
    });
    expect(mail.text).toContain('KI-generiert');
    for (const part of [
      'Guten Tag Jürgen Größmann,',
      'alle Heizkörper der Wohnung kalt',
      '• Wo: Strang links, mindestens drei Wohnungen',
      '• thermostat-küche.jpg (1,2\u00a0MB)',
      'SO GEHT ES WEITER',
      'Telefon: 030 5550 1230',
      'Vorgang: 7F3A-91C2',
      'von einem KI-Assistenten erstellt',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain('<strong>alle Heizkörper der Wohnung kalt</strong>');
    expect(mail.text).not.toContain('**');
  });

  it('leaves out the list of files when there are none', () => {
    const mail = summaryMailForTenant(sampleSummary({ messages: [] }));
    expect(mail.text).not.toContain('IHRE ANHÄNGE');
  });
});

describe('the mails about a conversation in which a person wrote', () => {
  it('do not call it one with the assistant', () => {
    const data = sampleSummary();
    const reply = { sender: 'person' as const, text: 'Um 8.', createdAt: data.startedAt };
    const messages = [...data.messages, reply];
    expect(summaryMailForTeam({ ...data, messages }).text).toContain('hat ein Gespräch beendet.');
    expect(summaryMailForTenant({ ...data, messages }).text).toContain('Ihr Gespräch mit uns am');
    expect(summaryMailForTeam(data).text).toContain('Gespräch mit dem KI-Assistenten beendet.');
    expect(summaryMailForTenant(data).text).toContain('Gespräch mit unserem KI-Assistenten am');
  });
});

describe('summaryMailForTeam', () => {
  it('tells who, from which home, and what about', () => {
    const mail = summaryMailForTeam(sampleSummary());
    expect(mail).toMatchObject({
      subject:
        'Heizung fällt aus oder wird nicht warm, dringend: Jürgen Größmann, Schöneberger Ufer 47, 3. OG links (#7F3A-91C2)',
      replyTo: 'j.groessmann@mail.example',
    });
    for (const part of [
      'Mieter/in: Jürgen Größmann',
      'Wohnung: 3. OG links',
      'E-Mail: j.groessmann@mail.example',
      'Gespräch: 20. November 2026, 14:03 bis 14:21 Uhr',
      'NÄCHSTER SCHRITT',
      'als PDF bei',
    ]) {
      expect(mail.text).toContain(part);
    }
  });
});

describe.each([
  ['tenant', summaryMailForTenant],
  ['team', summaryMailForTeam],
])('the mail to the %s', (_name, write) => {
  it('runs and loads nothing that somebody typed', () => {
    const { html } = write(nastySummary());
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/href="(?!https:|mailto:|#)/);
    expect(html).not.toMatch(/<img|src=/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
  });
});
