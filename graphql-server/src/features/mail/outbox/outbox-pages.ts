import { TIME_ZONE } from '../../../platform/german/index.js';

import type { Mail, MailStatus } from '../mail.entity.js';
import { type Markup, markup } from '../templates/markup.js';
import { OUTBOX_STYLES } from './outbox-styles.js';

const STATUS: Record<MailStatus, string> = {
  queued: 'waiting',
  sent: 'delivered here',
  failed: 'failed',
};

const time = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The list of mails, newest first; reloads itself every `refresh` seconds if set. */
export function renderMailList(mails: readonly Mail[], refresh: number | undefined): Markup {
  const switcher = refresh
    ? markup`<a class="button" href="/dev/mail">Stop refreshing</a>`
    : markup`<a class="button" href="/dev/mail?refresh=3">Refresh every 3 s</a>`;
  const list =
    mails.length > 0
      ? markup`<ul class="mails">${mails.map((mail) => listEntry(mail))}</ul>`
      : markup`<p class="empty">No mail yet. What the product sends appears here, because no mail server is configured.</p>`;
  return page(
    'Outbox',
    markup`<header>
<h1>Outbox</h1>
<p class="quiet">${count(mails.length, 'mail')}, newest first</p>
<nav>${switcher} <a class="button" href="/dev/mail.json">JSON</a></nav>
</header>
<main>${list}</main>`,
    refresh,
  );
}

function listEntry(mail: Mail): Markup {
  const files = mail.attachments.length;
  return markup`<li><a href="/dev/mail/${mail.id}">
<span class="subject">${mail.subject}</span>
<span class="quiet">to ${mail.to}</span>
<span class="facts">
<span class="tag ${mail.status}">${STATUS[mail.status]}</span>
${files > 0 && markup`<span class="tag">${count(files, 'file')}</span>`}
<time datetime="${mail.createdAt.toISOString()}">${time.format(mail.createdAt)}</time>
</span>
</a></li>`;
}

/** One mail: its header, HTML, plain text and files. */
export function renderMailPage(mail: Mail): Markup {
  const rows: [name: string, value: string | null | undefined][] = [
    ['To', mail.to],
    ['From', mail.fromName],
    ['Answers to', mail.replyTo],
    ['Created', time.format(mail.createdAt)],
    ['Status', `${STATUS[mail.status]}, ${count(mail.attempts, 'attempt')}`],
    ['Last error', mail.lastError],
    ['Message-ID', mail.messageId],
  ];
  return page(
    mail.subject,
    markup`<header>
<nav><a class="button" href="/dev/mail">All mails</a></nav>
<h1>${mail.subject}</h1>
</header>
<main>
<dl>${rows.map(([name, value]) => value && markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${mail.attachments.length > 0 && fileList(mail)}
<iframe title="The mail as HTML" src="/dev/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>Plain text</summary><pre>${mail.text}</pre></details>
</main>`,
  );
}

const fileList = (mail: Mail): Markup =>
  markup`<ul class="files">${mail.attachments.map(({ filename }, index) => markup`<li><a class="button" href="/dev/mail/${mail.id}/attachments/${index}">${filename}</a></li>`)}</ul>`;

const page = (title: string, content: Markup, refresh?: number): Markup =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh && markup`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title>
<style>${OUTBOX_STYLES}</style>
</head>
<body>
${content}
</body>
</html>
`;
