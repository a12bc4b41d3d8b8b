import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../testing/processor-time.js';
import { readInboundMail } from './inbound-mail.js';
import { REPLY_MARK, writtenReply } from './written-reply.js';

const lines = (...all: string[]) => all.join('\n');

/** What mail programs put below an answer. */
const QUOTATIONS: [string, string][] = [
  ['Gmail', 'Am Mo., 23. Nov. 2026 um 10:00 Uhr schrieb Haus <a@b.de>:\n\n> Guten Tag\n>\n> Text'],
  ['Gmail, broken in two', 'Am Mo., 23. Nov. 2026 um 10:00 Uhr schrieb Haus\n<a@b.de>:\n> Text'],
  ['Thunderbird', 'Am 22.11.26 um 12:00 schrieb Hausverwaltung Muster:\n> Guten Tag'],
  ['Apple Mail', 'Am 22.11.2026 um 12:00 schrieb Haus <a@b.de>:\n\n> \n> Guten Tag'],
  ['Apple Mail without signs', 'Am 22.11.2026 um 12:00 schrieb Haus <a@b.de>:\n\n'],
  ['the other order', 'Haus <a@b.de> schrieb am Mo., 23. Nov. 2026, 10:00:\n\n> hallo'],
  ['English', 'On Mon, 3 Nov 2026 at 9:00, Haus <a@b.de> wrote:\n\n> hallo'],
  ['Outlook', 'Von: Haus <a@b.de>\nGesendet: Montag, 23.\nAn: Jana\nBetreff: Antwort\n\nGuten Tag'],
  ['Outlook, bold', '*Von:* Haus\n*Gesendet:* Montag\n*An:* Jana\n*Betreff:* Re\n\nGuten Tag'],
  [
    'Outlook with a line',
    '________________________________\nFrom: Haus\nSent: Mon\nTo: Jana\n\nText',
  ],
  ['GMX', '--- Ursprüngliche Nachricht ---\nVon: Haus\nDatum: 23.11.2026\n\nGuten Tag'],
  ['old Outlook', '-----Ursprüngliche Nachricht-----\nVon: Haus\nGesendet: heute\n'],
  ['English Outlook', '-----Original Message-----\nFrom: Haus\n'],
  ['no program', `${REPLY_MARK}\nRest`],
  ['Outlook before the mark', `Am 22.11.2026 um 12:00 schrieb Haus:\n\n${REPLY_MARK}\nRest`],
];

/** What programs add by themselves. */
const ADDITIONS = [
  'Von meinem iPhone gesendet',
  'Von meinem Samsung Galaxy Smartphone gesendet.',
  'Gesendet von Outlook für Android',
  'Gesendet mit der GMX Mail App',
  'Diese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.',
  'Holen Sie sich Outlook für iOS',
  'Sent from my iPad',
  '-- \nJana Öztürk\nTel. 0621 123',
  '--\nJana Öztürk',
];

describe('what was written', () => {
  it.each(QUOTATIONS)('stands above what %s quotes', (_name, quotation) => {
    expect(writtenReply(lines('Ja, gern.', '', 'Gruß', 'Jana', '', quotation))).toBe(
      'Ja, gern.\n\nGruß\nJana',
    );
  });

  it.each(ADDITIONS)('does not have %j', (addition) => {
    expect(writtenReply(lines('Danke!', '', addition))).toBe('Danke!');
    const quotation = 'Am 22.11.2026 um 12:00 schrieb Haus:\n> Text';
    expect(writtenReply(lines('Danke!', '', addition, '', quotation))).toBe('Danke!');
  });

  it('may stand below the quotation, or within it', () => {
    const below = lines(`> ${REPLY_MARK}`, '> Passt 8 Uhr?', '', 'Ja.', '', '-- ', 'Jana');
    expect(writtenReply(lines('Am 22.11.2026 um 12:00 schrieb Haus:', below))).toBe('Ja.');
    expect(writtenReply('> Passt 8 Uhr?\nJa.\n> Und der Keller?\nIst offen.')).toBe(
      'Ja.\n\nIst offen.',
    );
  });

  it.each([
    'Er schrieb mir: Das war alles.\nGruß',
    'Am 3.11. um 8:30 schrieb mir der Monteur:\nEr kommt nicht.',
    'Die Adresse:\nVon: Bahnhof\nzu Fuß zehn Minuten.',
    'Liebe Hausverwaltung,\nder Nachbar sagt\nRegards\nund kommt um 8.',
    'Gesendet hat er mir nichts.\nBitte rufen Sie an.',
    'Das Wasser läuft\n---\nund läuft.',
  ])('keeps %j', (text) => {
    expect(writtenReply(text)).toBe(text);
  });

  it('is found in a moment, whatever the mail is', async () => {
    const pieces = ['Am 1.1. schrieb ', '> ', 'Von: a\n', '-- \n', '- _ ', ' \n', 'Am 1:00\n'];
    const took = await processorMs(() => {
      for (const piece of pieces) writtenReply(piece.repeat(200_000 / piece.length));
    });
    expect(took).toBeLessThan(2_000);
  });
});

const readHtml = async (html: string) => {
  const head = ['From: jana@post.example', 'Message-ID: <1@post.example>', 'MIME-Version: 1.0'];
  const mail = [...head, 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n');
  const read = await readInboundMail(Buffer.from(mail));
  return read?.kind === 'written' ? read.text : undefined;
};

describe('a mail of HTML alone', () => {
  it('of Gmail is read without its quotation', async () => {
    const words = 'wort '.repeat(40).trim();
    const text = await readHtml(
      `<style>p{color:red}</style><div dir="ltr">Ja, ${words}.<br><ul><li>eins</li></ul></div>` +
        '<div class="gmail_quote"><div class="gmail_attr">Am Mo., 23. Nov. 2026 um 10:00 Uhr schrieb Haus ' +
        '&lt;<a href="mailto:x@y.de">x@y.de</a>&gt;:<br></div>' +
        `<blockquote>${REPLY_MARK}<br>Guten Tag<p><a href="https://x.de/#code=1">Weiter</a></p></blockquote></div>`,
    );
    expect(text).toBe(`Ja, ${words}.\n\n- eins`);
  });

  it('of Outlook is read without the mail below it', async () => {
    const text = await readHtml(
      '<p class=MsoNormal>Ja, <a href="https://x.de/#code=1">hier</a>.<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>' +
        '<div style="border-top:solid"><p><b>Von:</b> Haus &lt;a@b.de&gt;<br><b>Gesendet:</b> Montag<br>' +
        '<b>An:</b> Jana<br><b>Betreff:</b> Antwort</p></div><p>Guten Tag</p>',
    );
    expect(text).toBe('Ja, hier.');
  });

  it('is cut where no person wrote so much', async () => {
    expect((await readHtml(`<p>Ja.</p><p>${'x '.repeat(1_000_000)}</p>`))?.slice(0, 4)).toBe(
      'Ja.\n',
    );
  });
});
