import { ACCESS_AND_HOUSE } from './bank/access-and-house.js';
import { ADMINISTRATION } from './bank/administration.js';
import { ASKED_EVERY_DAY } from './bank/asked-every-day.js';
import { ASKED_IN_PASSING } from './bank/asked-in-passing.js';
import { BUILDING_AND_SAFETY } from './bank/building-and-safety.js';
import { CONTRACT } from './bank/contract.js';
import { HEATING_AND_WATER } from './bank/heating-and-water.js';
import { IN_OWN_WORDS } from './bank/in-own-words.js';
import { MONEY } from './bank/money.js';
import { OFFICIAL_TITLES } from './bank/official-titles.js';
import { PARKING_AND_NETWORKS } from './bank/parking-and-networks.js';
import { REPORTS_OF_MONEY_AND_CONTRACTS } from './bank/reports-of-money-and-contracts.js';
import { REPORTS_OF_THE_FLAT } from './bank/reports-of-the-flat.js';
import { REPORTS_OF_THE_HOUSE } from './bank/reports-of-the-house.js';
import { REPORTS_OF_THE_OFFICE_AND_OWNERS } from './bank/reports-of-the-office-and-owners.js';
import { REPORTS_OF_WARMTH_AND_WATER } from './bank/reports-of-warmth-and-water.js';
import { SAID_IN_SHORT } from './bank/said-in-short.js';
import { SCENES_IN_THE_FLAT } from './bank/scenes-in-the-flat.js';
import { SCENES_IN_THE_HOUSE } from './bank/scenes-in-the-house.js';
import { SCENES_OF_MONEY_AND_CONTRACTS } from './bank/scenes-of-money-and-contracts.js';
import { SELDOM_SAID } from './bank/seldom-said.js';
import { SITUATIONS_IN_THE_FLAT } from './bank/situations-in-the-flat.js';
import { SITUATIONS_IN_THE_HOUSE } from './bank/situations-in-the-house.js';
import { TOLD_AGAIN } from './bank/told-again.js';
import { TOLD_OF_BUILDING_AND_SAFETY } from './bank/told-of-building-and-safety.js';
import { TOLD_OF_MONEY_AND_CONTRACTS } from './bank/told-of-money-and-contracts.js';
import { TOLD_OF_THE_HOUSE } from './bank/told-of-the-house.js';
import { TOLD_OF_THE_OFFICE_AND_OWNERS } from './bank/told-of-the-office-and-owners.js';
import { TOLD_OF_WARMTH_AND_WATER } from './bank/told-of-warmth-and-water.js';
import { TYPED_ON_THE_PHONE } from './bank/typed-on-the-phone.js';

/** Words of situations by the names of concepts. */
const SITUATIONS = byName([SITUATIONS_IN_THE_FLAT, SITUATIONS_IN_THE_HOUSE]);

const OFFICIAL = byName([OFFICIAL_TITLES]);

/** More wordings, of people who only tell what happened. */
const TOLD = byName([
  TOLD_OF_WARMTH_AND_WATER,
  TOLD_OF_BUILDING_AND_SAFETY,
  TOLD_OF_THE_HOUSE,
  TOLD_OF_MONEY_AND_CONTRACTS,
  TOLD_OF_THE_OFFICE_AND_OWNERS,
  TOLD_AGAIN,
  SAID_IN_SHORT,
  TYPED_ON_THE_PHONE,
  ASKED_EVERY_DAY,
  REPORTS_OF_WARMTH_AND_WATER,
  REPORTS_OF_THE_FLAT,
  REPORTS_OF_THE_HOUSE,
  REPORTS_OF_MONEY_AND_CONTRACTS,
  REPORTS_OF_THE_OFFICE_AND_OWNERS,
  SCENES_IN_THE_FLAT,
  SCENES_IN_THE_HOUSE,
  SCENES_OF_MONEY_AND_CONTRACTS,
  ASKED_IN_PASSING,
  IN_OWN_WORDS,
]);

/** Something that people turn to a property manager about. */
export interface Concept {
  name: string;
  /** How property managers title it. */
  titles: readonly string[];
  /** What people say about it, the situation alone included. */
  wordings: readonly string[];
  /** Words that belong to its situations. */
  words: string;
  /** Whether files seldom say anything of it, so that its words tell of no question for a property manager. */
  isSeldomSaid: boolean;
  /** Numbers of the concepts whose use cases answer it where it has none of its own. */
  standIns: readonly number[];
}

/**
 * All concepts. Their text has a block for each: `NAME < STAND_IN = title; title`, then wordings that `|`
 * and line ends separate. A wording should hold words that tell its concept from the others; a new one helps
 * every company at once.
 */
export const CONCEPTS: readonly Concept[] = withStandIns(
  [
    HEATING_AND_WATER,
    BUILDING_AND_SAFETY,
    ACCESS_AND_HOUSE,
    PARKING_AND_NETWORKS,
    MONEY,
    CONTRACT,
    ADMINISTRATION,
    SELDOM_SAID,
  ].flatMap((text) =>
    text
      .trim()
      .split(/\n\s*\n/)
      .map((block) => parseConcept(block, text === SELDOM_SAID)),
  ),
);

interface ParsedConcept extends Omit<Concept, 'standIns'> {
  standIn: string[];
}

function parseConcept(block: string, isSeldomSaid: boolean): ParsedConcept {
  const [head = '', ...lines] = block.split('\n');
  const [names = '', titles = ''] = head.split('=');
  const [name = '', standIn = ''] = names.split('<').map((part) => part.trim());
  return {
    name,
    isSeldomSaid,
    standIn: parts(standIn, ' '),
    words: SITUATIONS.get(name) ?? '',
    titles: [titles, OFFICIAL.get(name) ?? ''].flatMap((text) => parts(text, ';')),
    wordings: [...lines, TOLD.get(name) ?? ''].flatMap((line) => parts(line, '|')),
  };
}

function withStandIns(concepts: readonly ParsedConcept[]): Concept[] {
  const numbers = new Map(concepts.map(({ name }, number) => [name, number]));
  return concepts.map(({ standIn, ...concept }) => ({
    ...concept,
    standIns: standIn.map((name) => {
      const number = numbers.get(name);
      if (number === undefined) throw new Error(`No concept is called ${name}.`);
      return number;
    }),
  }));
}

/** Texts with a line `NAME: what belongs to it` for each concept. */
function byName(texts: readonly string[]): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const line of texts.flatMap((text) => text.trim().split('\n'))) {
    const at = line.indexOf(': ');
    const name = line.slice(0, at);
    lines.set(name, [lines.get(name) ?? [], line.slice(at + 2)].flat().join(' | '));
  }
  return lines;
}

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
