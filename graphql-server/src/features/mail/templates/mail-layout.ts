import { directionOf, type Language } from '@hausgeist/schema';
import type { MailAttachment } from '../mail.entity.js';
import type { MailBlock } from './mail-blocks.js';
import { blocksToMarkup } from './mail-html.js';
import { mailStyles, style } from './mail-styles.js';
import { blocksToText } from './mail-text.js';
import { type Markup, markup, trusted } from './markup.js';

/** What one mail says. */
export interface MailText {
  /** Language of the mail, as in `lang`. */
  language: Language;
  subject: string;
  /** What the list of mails shows beside the subject. */
  preheader: string;
  blocks: readonly MailBlock[];
  /** The sender; named in the last lines of the mail. */
  sender: {
    name: string;
    address?: string;
    phone?: string;
    email?: string;
    /** Dark enough for text on white, as `#1f5468`. */
    brandColor?: string | null;
    /** The logo in the file store, a PNG. */
    logoKey?: string | null;
    /** Names a company in addresses: then its privacy notice and imprint are linked. */
    slug?: string;
  };
}

/** A mail in both its forms. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The logo that the HTML shows. */
  pictures: MailAttachment[];
}

const AUTOMATIC: Readonly<Record<Language, string>> = {
  de: 'Diese Nachricht wurde automatisch versendet.',
  en: 'This message was sent automatically.',
  tr: 'Bu ileti otomatik olarak gönderilmiştir.',
  ru: 'Это сообщение отправлено автоматически.',
  uk: 'Це повідомлення надіслано автоматично.',
  ar: 'أُرسلت هذه الرسالة تلقائيًا.',
  pl: 'Ta wiadomość została wysłana automatycznie.',
};

const LEGAL_PAGES: Readonly<Record<Language, { privacy: string; imprint: string }>> = {
  de: { privacy: 'Datenschutz', imprint: 'Impressum' },
  en: { privacy: 'Privacy', imprint: 'Imprint' },
  tr: { privacy: 'Gizlilik', imprint: 'Künye' },
  ru: { privacy: 'Конфиденциальность', imprint: 'Выходные данные' },
  uk: { privacy: 'Конфіденційність', imprint: 'Вихідні дані' },
  ar: { privacy: 'الخصوصية', imprint: 'بيانات الناشر' },
  pl: { privacy: 'Prywatność', imprint: 'Nota prawna' },
};

/** Stands for the server's address, which templates do not know: it is put in as a mail is stored. */
export const SITE = 'https://site.invalid';

/** The pages of the sender that the law asks for, with their names; none where it is not a company. */
function legalPages({ language, sender: { slug } }: MailText): (readonly [string, string])[] {
  if (slug === undefined) return [];
  const { privacy, imprint } = LEGAL_PAGES[language];
  const base = `${SITE}/c/${slug}`;
  return [
    [privacy, `${base}/privacy`],
    [imprint, `${base}/imprint`],
  ];
}

/** Renders a mail in the common layout, as HTML and as plain text with the same content. */
export function renderMail(mail: MailText): RenderedMail {
  const { logoKey } = mail.sender;
  return {
    subject: mail.subject,
    html: toMarkup(mail).html,
    text: toText(mail),
    pictures: logoKey
      ? [{ filename: 'logo.png', contentType: 'image/png', fileKey: logoKey, contentId: LOGO_ID }]
      : [],
  };
}

/** By this name the HTML shows the logo that goes along. */
const LOGO_ID = 'logo@hausgeist';

/** Outlook for Windows knows no greatest width, so it alone gets a table around the mail. */
const OUTLOOK_START = trusted(
  '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
);
const OUTLOOK_END = trusted('<!--[if mso]></td></tr></table><![endif]-->');

/** Keeps programs from filling the preview with the beginning of the mail. */
const PREVIEW_END = trusted('&#847; '.repeat(60));

function toMarkup(mail: MailText): Markup {
  const { language, subject, preheader, blocks, sender } = mail;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${mailStyles(sender.brandColor)}</style>
</head>
<body class="page" style="${style('page')}">
<div style="${style('preheader')}">${preheader}${PREVIEW_END}</div>
${OUTLOOK_START}
<div class="card" dir="${directionOf(language)}" style="${style('card')}">
${senderHead(sender)}
${blocksToMarkup(blocks)}</div>
<div class="footer" dir="${directionOf(language)}" style="${style('footer')}">
<p style="${style('footerLine')}">${footerLines(sender).map((line, index) => [index > 0 && trusted('<br>'), line])}</p>
${legalLinks(mail)}<p style="${style('footerLine')}">${AUTOMATIC[language]}</p>
</div>
${OUTLOOK_END}
</body>
</html>
`;
}

/** The logo stands on white, also where the mail is dark. Its text is the name where it cannot be shown. */
const senderHead = ({ name, logoKey }: MailText['sender']): Markup =>
  logoKey
    ? markup`<p class="sender" style="${style('sender')}"><img src="cid:${LOGO_ID}" alt="${name}" height="48" style="${style('logo')}"></p>`
    : markup`<p class="sender" style="${style('sender')}">${name}</p>`;

function legalLinks(mail: MailText): Markup {
  const pages = legalPages(mail);
  if (pages.length === 0) return markup``;
  const links = pages.map(([name, address], index) => [
    index > 0 && ' · ',
    markup`<a href="${address}" style="color:inherit">${name}</a>`,
  ]);
  return markup`<p style="${style('footerLine')}">${links}</p>
`;
}

function toText(mail: MailText): string {
  const { language, blocks, sender } = mail;
  const pages = legalPages(mail).map(([name, address]) => `${name}: ${address}`);
  const footer = [...footerLines(sender), ...pages, '', AUTOMATIC[language]].join('\n');
  return `${blocksToText(blocks)}\n\n-- \n${footer}\n`;
}

function footerLines({ name, address, phone, email }: MailText['sender']): string[] {
  const street = (address ?? '')
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(', ');
  const contact = [phone, email].filter(Boolean).join(' · ');
  return [name, street, contact].filter(Boolean);
}
