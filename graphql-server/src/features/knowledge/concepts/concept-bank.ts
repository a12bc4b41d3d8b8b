import { ACCESS_AND_HOUSE } from './bank/access-and-house.js';
import { ADMINISTRATION } from './bank/administration.js';
import { BUILDING_AND_SAFETY } from './bank/building-and-safety.js';
import { CONTRACT } from './bank/contract.js';
import { HEATING_AND_WATER } from './bank/heating-and-water.js';
import { MONEY } from './bank/money.js';
import { PARKING_AND_NETWORKS } from './bank/parking-and-networks.js';
import { SITUATIONS_IN_THE_FLAT } from './bank/situations-in-the-flat.js';
import { SITUATIONS_IN_THE_HOUSE } from './bank/situations-in-the-house.js';

/** Words of situations by the names of concepts. */
const SITUATIONS: ReadonlyMap<string, string> = new Map(
  `${SITUATIONS_IN_THE_FLAT}${SITUATIONS_IN_THE_HOUSE}`
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [name = '', words = ''] = line.split(': ');
      return name ? [[name, words]] : [];
    }),
);

/** Something that people turn to a property manager about. */
export interface Concept {
  name: string;
  /** How property managers title it. */
  titles: readonly string[];
  /** What people say about it, the situation alone included. */
  wordings: readonly string[];
  /** Words that belong to its situations. */
  words: string;
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
  ].flatMap((text) =>
    text
      .trim()
      .split(/\n\s*\n/)
      .map(parseConcept),
  ),
);

interface ParsedConcept extends Omit<Concept, 'standIns'> {
  standIn: string[];
}

function parseConcept(block: string): ParsedConcept {
  const [head = '', ...lines] = block.split('\n');
  const [names = '', titles = ''] = head.split('=');
  const [name = '', standIn = ''] = names.split('<').map((part) => part.trim());
  return {
    name,
    standIn: parts(standIn, ' '),
    words: SITUATIONS.get(name) ?? '',
    titles: parts(titles, ';'),
    wordings: lines.flatMap((line) => parts(line, '|')),
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

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
