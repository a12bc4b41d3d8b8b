import { describe, expect, it } from 'vitest';
import { bulletList, button, facts, heading, panel, paragraph } from './mail-blocks.js';
import { renderMail } from './mail-layout.js';
import { markup, safeLink, trusted } from './markup.js';

const sender = { name: 'Müller & Söhne <b>', address: 'Weg 1\n20095 Hamburg', phone: '040 1' };

const render = (blocks: Parameters<typeof renderMail>[0]['blocks'], language: 'de' | 'en' = 'de') =>
  renderMail({ language, subject: 'Grüße', preheader: 'Kurz & gut', blocks, sender });

describe('markup', () => {
  it('escapes every value, in text and in attributes', () => {
    const nasty = `"><script>alert('x')</script>&`;
    expect(markup`<a title="${nasty}">${nasty}</a>`.html).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
    );
  });

  it('takes markup, lists and nothing as they are', () => {
    expect(
      markup`${[markup`<b>${'<'}</b>`, 1, null, undefined, false]}${trusted('<hr>')}`.html,
    ).toBe('<b>&lt;</b>1<hr>');
  });

  it.each([
    ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
    ['mailto:a@b.de', 'mailto:a@b.de'],
    ['javascript:alert(1)', '#'],
    ['data:text/html,x', '#'],
    ['//evil.example', '#'],
    ['https://a.example/ x', '#'],
  ])('leads from %s to %s', (from, to) => expect(safeLink(from)).toBe(to));
});

describe('renderMail', () => {
  const blocks = [
    heading('Was jetzt?'),
    paragraph([{ text: 'Bitte ' }, { text: 'sofort', bold: true }, { text: '\nmelden <jetzt>' }]),
    bulletList(['eins', 'zwei']),
    panel([facts(['Vorgang', '7F'], ['Leer', ' '])]),
    button('Öffnen', 'https://haus.example/a?b=1&c=2'),
  ];

  it('says the same in HTML and in plain text', () => {
    const { html, text } = render(blocks);
    expect(text).toBe(
      [
        'WAS JETZT?',
        '',
        'Bitte sofort',
        'melden <jetzt>',
        '',
        '• eins',
        '• zwei',
        '',
        'Vorgang: 7F',
        '',
        'Öffnen:',
        'https://haus.example/a?b=1&c=2',
        '',
        '-- ',
        'Müller & Söhne <b>',
        'Weg 1, 20095 Hamburg',
        '040 1',
        '',
        'Diese Nachricht wurde automatisch versendet.',
        '',
      ].join('\n'),
    );
    for (const part of [
      'Bitte <strong>sofort</strong><br>melden &lt;jetzt&gt;',
      'href="https://haus.example/a?b=1&amp;c=2"',
      'Müller &amp; Söhne &lt;b&gt;<br>Weg 1, 20095 Hamburg',
      '<title>Grüße</title>',
      'Kurz &amp; gut',
      '<html lang="de">',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('Leer');
  });

  it('is no wider than its reader, however long a word', () => {
    expect(render(blocks).html).toMatch(/<body [^>]*overflow-wrap:anywhere/);
  });

  it('loads nothing and runs nothing', () => {
    const { html } = render(blocks);
    expect(html).not.toMatch(/<script|<img|<link|url\(|@import|\son\w+=/i);
  });

  it('speaks English to those who do', () => {
    expect(render(blocks, 'en').text).toContain('This message was sent automatically.');
  });
});
