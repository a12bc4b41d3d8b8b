/** Who is answered from a use case. */
export const AUDIENCES = ['ALL', 'TENANTS', 'OWNERS'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** When and for whom a use case holds. */
export interface UseCaseTerms {
  /** The first day, such as `2026-12-01`; from ever if null. */
  validFrom: string | null;
  /** The last day; for good if null. */
  validUntil: string | null;
  audience: Audience;
  /** Ids of the buildings whose people are answered from it; all if there are none. */
  buildingIds: readonly string[];
}

/** Those of a use case that says nothing of them: it holds always, and for everyone. */
export const ANY_TERMS: UseCaseTerms = {
  ...{ validFrom: null, validUntil: null },
  ...{ audience: 'ALL', buildingIds: [] },
};

/** A comment of one line with which a text begins. */
const COMMENT = /^<!--\s*(.+?)\s*-->[^\S\n]*(?:\n|$)/;

const DAY = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})`;
const FROM = new RegExp(String.raw`^gilt ab ${DAY}$`, 'i');
const UNTIL = new RegExp(String.raw`^gilt bis ${DAY}$`, 'i');
/** An id and not an address: a building may get another one, and a wrong one has to hold for no person. */
const BUILDING = /^nur Gebäude ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const AUDIENCE = /^nur für (Mieter|Eigentümer)$/i;

/**
 * Takes the terms off the beginning of a use case's text, where they stand as
 * `<!-- gilt ab 2026-12-01, gilt bis 2027-03-31, nur für Eigentümer, nur Gebäude <id> -->`. Any other comment is text.
 */
export function readTerms(text: string): { text: string; terms: UseCaseTerms } {
  const [whole = '', said = ''] = COMMENT.exec(text) ?? [];
  const terms = said === '' ? undefined : termsIn(said);
  return terms ? { text: text.slice(whole.length).trim(), terms } : { text, terms: ANY_TERMS };
}

/** The text with its terms before it, as {@link readTerms} takes them off. */
export function writeTerms(text: string, terms: UseCaseTerms): string {
  const { validFrom, validUntil, audience, buildingIds } = terms;
  const said = [
    ...(validFrom ? [`gilt ab ${validFrom}`] : []),
    ...(validUntil ? [`gilt bis ${validUntil}`] : []),
    ...(audience === 'ALL' ? [] : [`nur für ${audience === 'OWNERS' ? 'Eigentümer' : 'Mieter'}`]),
    ...buildingIds.map((id) => `nur Gebäude ${id}`),
  ];
  // A comment of the text itself must not be taken for its terms.
  if (said.length === 0 && !COMMENT.test(text)) return text;
  return `<!-- ${said.join(', ') || 'gilt immer'} -->\n\n${text}`;
}

/** Stands for every building, where it is tried what can be found at all. */
export const ANY_BUILDING = 'any';

/** Who asks, when, and from where. */
export interface TermsReader {
  role: 'tenant' | 'owner';
  /** The German day, such as `2026-12-01`. */
  day: string;
  /** Id of the building in which they live; null where it is not known. */
  buildingId: string | null;
}

/** Whether one of this role and building may be answered from it on this day. */
export const holdsFor = (
  { validFrom, validUntil, audience, buildingIds }: UseCaseTerms,
  { role, day, buildingId }: TermsReader,
): boolean =>
  (validFrom === null || validFrom <= day) &&
  (validUntil === null || day <= validUntil) &&
  (audience === 'ALL' || (audience === 'OWNERS') === (role === 'owner')) &&
  (buildingIds.length === 0 ||
    buildingId === ANY_BUILDING ||
    (buildingId !== null && buildingIds.includes(buildingId)));

function termsIn(said: string): UseCaseTerms | undefined {
  const buildingIds: string[] = [];
  const terms = { ...ANY_TERMS, buildingIds };
  for (const part of said.split(/\s*[,;]\s*/)) {
    const validFrom = dayOf(FROM.exec(part)?.[1]);
    const validUntil = dayOf(UNTIL.exec(part)?.[1]);
    const building = BUILDING.exec(part)?.[1];
    const [, group] = AUDIENCE.exec(part) ?? [];
    if (validFrom) terms.validFrom = validFrom;
    else if (validUntil) terms.validUntil = validUntil;
    else if (building) buildingIds.push(building.toLowerCase());
    else if (group) terms.audience = /^m/i.test(group) ? 'TENANTS' : 'OWNERS';
    else if (!/^gilt immer$/i.test(part)) return undefined;
  }
  return terms;
}

/** A day as calendars sort it; undefined where there is no such day. */
function dayOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const [day = '', month = '', year = ''] = written.split('.');
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written;
  return isDay(iso) ? iso : undefined;
}

/** Whether this is a day of the calendar, written as `2026-12-01`. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${text}T`);
}
