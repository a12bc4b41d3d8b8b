import { berlinDay, TIME_ZONE } from '../../platform/german/index.js';
import type { OperatorSettings } from '../../operator-settings.js';
import { type Markup, markup, trusted } from '../mail/index.js';
import type { PagePreferences } from '../../platform/http/index.js';
import { LEGAL_TEXTS, type LegalTexts } from './legal-texts.js';
import { MARK, STYLE } from './legal-style.js';
import type { LegalTextKind } from './own/legal-text.entity.js';
import { renderOwnText } from './own/own-page.js';
import type { LegalLanguage, Processor } from './processors.js';

/** The pages that the server writes; the terms are a page of the company portal. */
export const LEGAL_PAGES = ['privacy', 'imprint', 'accessibility'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** What the pages are made of. */
export interface LegalFacts {
  operator: OperatorSettings;
  processors: readonly Processor[];
}

/** Whose tenants read a page. */
export interface CompanyOfPage {
  name: string;
  slug: string;
  /** Where its logo is; null where it has none. */
  logo: string | null;
}

/** How the reader wants pages to look, as chosen in the chat. */
export type Looks = Pick<PagePreferences, 'theme' | 'textSize'>;

/** Who reads a page, and how. */
export interface Reader {
  language: LegalLanguage;
  looks: Looks;
  /** Whose tenant reads it; undefined for a page of the platform. */
  company?: CompanyOfPage | undefined;
}

/** One page in the platform's words, whole; it needs no script and stores nothing. */
export function renderLegalPage(page: LegalPage, reader: Reader, facts: LegalFacts): string {
  const texts = LEGAL_TEXTS[reader.language];
  const body = [
    ...texts.sections[page].map(([heading, paragraphs]) =>
      section(heading, ...paragraphs.map((text) => markup`<p>${text}</p>`)),
    ),
    ...(page === 'privacy' ? receivers(texts, facts) : []),
    section(texts.operator.operator, operatorList(texts, facts.operator)),
  ];
  return frame({ ...reader, page, body });
}

/** One page in a company's own words. */
export const renderOwnPage = (
  page: LegalTextKind,
  reader: Reader,
  { text, savedAt }: { text: string; savedAt: Date },
): string => {
  const { language } = reader;
  const since = berlinDay(savedAt);
  const body = [
    markup`<article>${renderOwnText(text)}</article>`,
    markup`<p><small>${LEGAL_TEXTS[language].since} <time datetime="${since}">${savedAt.toLocaleDateString(language, { dateStyle: 'long', timeZone: TIME_ZONE })}</time></small></p>`,
  ];
  return frame({ ...reader, page, body });
};

interface Frame extends Reader {
  page: LegalPage | LegalTextKind;
  body: Markup[];
}

/** As attributes of the page, of values that are words of the program. */
const attributesOf = ({ theme, textSize }: Looks): Markup =>
  trusted(
    [theme && ` data-theme="${theme}"`, textSize && ` data-text-size="${textSize}"`]
      .filter(Boolean)
      .join(''),
  );

function frame({ page, language, looks, company, body }: Frame): string {
  const texts = LEGAL_TEXTS[language];
  const title = texts.titles[page];
  const name = company?.name ?? 'Hausgeist';
  return markup`<!doctype html>
<html lang="${language}"${attributesOf(looks)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} &ndash; ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<header><div>${company?.logo ? markup`<img src="${company.logo}" alt="">` : MARK}<strong>${name}</strong><a href="${company ? `/c/${company.slug}` : '/'}">${texts.home}</a></div></header>
<main>
<h1>${title}</h1>
${body}
</main>
<footer><nav aria-label="Links">${links(texts, page, company)}</nav></footer>
</body>
</html>
`.html;
}

const section = (heading: string, ...content: Markup[]): Markup =>
  markup`<section><h2>${heading}</h2>${content}</section>`;

const list = (rows: readonly (readonly [string, string | Markup | undefined])[]): Markup =>
  markup`<dl>${rows.flatMap(([name, value]) =>
    value ? [markup`<dt>${name}</dt><dd>${value}</dd>`] : [],
  )}</dl>`;

/** Who answers for the installation; what was not said shows as that, so that it is noticed. */
function operatorList(
  { operator: names, notSaid }: LegalTexts,
  operator: OperatorSettings,
): Markup {
  const { email, phone } = operator;
  return list([
    [names.operator, operator.name ?? notSaid],
    [names.address, operator.address ?? notSaid],
    [names.email, email ? markup`<a href="mailto:${email}">${email}</a>` : notSaid],
    [names.phone, phone],
    [names.representative, operator.representative],
    [names.register, operator.register],
    [names.dataProtection, operator.dataProtection],
  ]);
}

/** Who gets data, by the settings that the server runs with, and what the operator says of the AI provider. */
function receivers(texts: LegalTexts, { operator, processors }: LegalFacts): Markup[] {
  const rows = processors.map(({ kind, host, detail }) => {
    const place = detail ? `${host} (${detail})` : host;
    return markup`<li><strong>${place}</strong>: ${texts.processors[kind]}</li>`;
  });
  const hasAi = processors.some(({ kind }) => kind === 'ai');
  const { name, region, training, retention } = operator.ai;
  const { stated } = texts;
  return [
    section(
      texts.receivers,
      hasAi ? markup`` : markup`<p>${texts.noProvider}</p>`,
      rows.length > 0 ? markup`<ul>${rows}</ul>` : markup``,
    ),
    ...(hasAi
      ? [
          section(
            stated.heading,
            list([
              [stated.name, name ?? texts.notSaid],
              [stated.region, region ?? texts.notSaid],
              [stated.training, training ?? texts.notSaid],
              [stated.retention, retention ?? texts.notSaid],
            ]),
          ),
        ]
      : []),
  ];
}

function links(
  { titles }: LegalTexts,
  current: Frame['page'],
  company: CompanyOfPage | undefined,
): Markup[] {
  const pages = [...LEGAL_PAGES, 'terms'] as const;
  return pages.map((page) => {
    const isOwn = company && page !== 'accessibility';
    const address = isOwn ? `/c/${company.slug}/${page}` : `/${page}`;
    return page === current
      ? markup`<a href="${address}" aria-current="page">${titles[page]}</a> `
      : markup`<a href="${address}">${titles[page]}</a> `;
  });
}
