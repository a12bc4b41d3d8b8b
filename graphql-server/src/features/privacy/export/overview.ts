import { TIME_ZONE } from '../../../platform/german/index.js';

import { type Markup, type MarkupValue, markup } from '../../mail/index.js';
import type { ExportRow } from './export.repository.js';
import type { ExportKind, Words } from './kinds/export-kind.js';
import { NOT_THERE, type OverviewLanguage, TEXTS, wordIn } from './overview-texts.js';

/** A file of the package, or one that could not be taken in. */
export interface ListedFile {
  name: string;
  size: number;
  reason?: keyof typeof NOT_THERE;
}

/** What the overview is made of. */
export interface OverviewContent {
  person: string;
  companyName: string;
  madeAt: Date;
  sections: readonly { kind: ExportKind; rows: readonly ExportRow[] }[];
  files: readonly ListedFile[];
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1,h2{line-height:1.2}article{border:1px solid #8886;border-radius:.5rem;padding:.75rem 1rem;margin:.75rem 0}dl{margin:0}dt{font-size:.85rem;opacity:.75;margin-top:.4rem}dd{margin:0;white-space:pre-wrap}
ol{padding-left:1.25rem;margin:.25rem 0}li{margin:.5rem 0}`;

/** A page that a person can read, without anything from elsewhere. */
export function renderOverview(language: OverviewLanguage, content: OverviewContent): string {
  const say = (words: Words) => wordIn(language, words);
  const moment = momentIn(language);
  const facts: [Words, string][] = [
    [TEXTS.madeFor, content.person],
    [TEXTS.madeBy, content.companyName],
    [TEXTS.madeAt, moment(content.madeAt)],
  ];
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(TEXTS.title)}</title><style>${STYLE}</style></head><body>
<h1>${say(TEXTS.title)}</h1>
<dl>${facts.map(([name, value]) => markup`<dt>${say(name)}</dt><dd>${value}</dd>`)}</dl>
<p>${say(TEXTS.explained)}</p><p>${say(TEXTS.others)}</p><p>${say(TEXTS.secrets)}</p>
<h2>${say(TEXTS.contents)}</h2>
<ul>${content.sections.map(({ kind, rows }) => markup`<li><a href="#${kind.name}">${say(kind.title)}</a> (${String(rows.length)})</li>`)}
<li><a href="#files">${say(TEXTS.files)}</a> (${String(content.files.length)})</li></ul>
${content.sections.map((section) => sectionIn(language, section))}
<h2 id="files">${say(TEXTS.files)}</h2>
<ul>${content.files.map(({ name, reason }) => fileIn(language, name, reason))}</ul>
</body></html>
`.html;
}

function fileIn(language: OverviewLanguage, name: string, reason: ListedFile['reason']): Markup {
  if (!reason)
    return markup`<li><a href="${encodeURI(name).replaceAll('#', '%23')}">${name}</a></li>`;
  return markup`<li>${name}: ${wordIn(language, TEXTS.fileNotThere)} (${wordIn(language, NOT_THERE[reason])})</li>`;
}

function sectionIn(
  language: OverviewLanguage,
  { kind, rows }: OverviewContent['sections'][number],
): Markup {
  return markup`<h2 id="${kind.name}">${wordIn(language, kind.title)}</h2>
${rows.length === 0 && markup`<p>${wordIn(language, TEXTS.nothing)}</p>`}
${rows.map((row) => markup`<article>${factsIn(language, row, kind.fields, kind.nested)}</article>`)}`;
}

/** The fields of a row that have a value, each with what it is. */
function factsIn(
  language: OverviewLanguage,
  row: ExportRow,
  fields: ExportKind['fields'],
  nested: ExportKind['nested'] = {},
): Markup {
  const facts = Object.entries(fields).flatMap(([field, words]) => {
    const value = row[field];
    if (value === null || value === undefined || value === '') return [];
    const inner = nested[field];
    const shown =
      inner && Array.isArray(value)
        ? markup`<ol>${value.map((one: ExportRow) => markup`<li>${factsIn(language, one, inner)}</li>`)}</ol>`
        : valueIn(language, value);
    return [markup`<dt>${wordIn(language, words)}</dt><dd>${shown}</dd>`];
  });
  return markup`<dl>${facts}</dl>`;
}

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function valueIn(language: OverviewLanguage, value: unknown): MarkupValue {
  if (typeof value === 'boolean') return wordIn(language, value ? TEXTS.yes : TEXTS.no);
  if (typeof value === 'string') {
    return ISO_MOMENT.test(value) ? momentIn(language)(new Date(value)) : value;
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.join(', ');
  }
  return typeof value === 'number' ? String(value) : JSON.stringify(value, null, 1);
}

const FORMATS = Object.fromEntries(
  (['de', 'en'] as const).map((language) => [
    language,
    new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
      ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE },
    }),
  ]),
) as Record<OverviewLanguage, Intl.DateTimeFormat>;

const momentIn = (language: OverviewLanguage) => (moment: Date) => FORMATS[language].format(moment);
