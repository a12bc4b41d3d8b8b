import type { AnswerPrompt, GroundingUseCase } from '../../platform/ai/index.js';
import { type DangerKind, detectDanger, specialCaseOf } from './understanding/index.js';

/** Dangers in which the company's own emergency service can do as much as the fire brigade. */
const OF_THE_HOUSE: ReadonlySet<DangerKind> = new Set([
  'LIFT',
  'WATER',
  'FROST',
  'ELECTRICITY',
  'COLLAPSE',
]);

/** How use cases name the company's own help, which need not be among its emergency contacts. */
const OWN_SERVICE = /notdienst|notruf|notfall|bereitschaft|rund um die uhr/i;

/** What a use case has to speak of; elsewhere a public emergency number is enough. */
const SPEAKS_OF: Partial<Record<DangerKind, RegExp>> = {
  LIFT: /notrufknopf|eingeschlossen|steckengeblieben|leitstelle|befreiung/i,
  MEDICAL: /rettungsdienst|notarzt|bewusstlos|lebensgefahr/i,
  SUICIDE: /seelsorge|krisendienst|suizid/i,
  VIOLENCE: /\b110\b/,
  BURGLARY: /\b110\b/,
  MISSING: /vermisst/i,
};

/**
 * What the title of a use case has to be about, as one about something else may name the same numbers: who reads of a fire
 * must not read about fuses, and below a railing that gives way nothing about drains.
 */
const ABOUT: Partial<Record<DangerKind, RegExp>> = {
  GAS: /gas/i,
  FIRE: /feuer|brand|rauch|brenn/i,
  CARBON_MONOXIDE: /kohlenmonoxid|kohlenstoffmonoxid|gas|therme|rauch|schornstein/i,
  VIOLENCE: /gewalt|bedroh|polizei|sicherheit/i,
  BURGLARY: /einbruch|eingebrochen|einbrech|diebstahl|gestohlen|polizei/i,
  ELECTRICITY: /strom|elektr|sicherung|fi-?schalter|steckdose|licht/i,
  COLLAPSE:
    /sturm|dach|fassade|balkon|einsturz|bauschäden|verkehrssicher|unwetter|ziegel|baum|gerüst/i,
  WATER:
    /wasser|rohrbruch|leck|undicht|überschwemm|keller|abfluss|rückstau|verstopf|unwetter|sturm/i,
  FROST: /heiz|warm|wärme|frost|kälte/i,
};

/** General pages of emergencies help in all of them. */
const OF_EMERGENCIES = /notf[aä]ll|notruf|notdienst|bereitschaft|gefahr/i;

const OF_LOCKED_OUT = /ausgesperrt|ausgeschlossen|zugefallen|schlüsseldienst|türöffnung/i;

/** Water that runs where electricity is; a shock at the tap is none. */
const WATER_RUNS =
  /(?<!\p{L})(?:wasser|tropft|tropfts|nass|überschwemm\p{L}*|überflut\p{L}*)(?!\p{L})/iu;
const OF_LIFTS = /aufzug|fahrstuhl|lift/i;

const OF_WATER = /wasser|rohrbruch|leck|überschwemm/i;

/**
 * A person in danger is never asked back, and reads the one use case that helps. Most of what is
 * near in words does not help: a person who finds an unconscious neighbour in the stairwell must
 * not read when the stairs are cleaned.
 */
export const forDanger = (
  prompt: AnswerPrompt,
  useCases: readonly GroundingUseCase[],
  kind: DangerKind,
): AnswerPrompt => ({
  ...prompt,
  inDanger: true,
  useCases: useCases
    .filter((useCase) => helpsIn(kind, useCase, prompt))
    .toSorted((a, b) => Number(isAbout(kind, b)) - Number(isAbout(kind, a)))
    .slice(0, 1)
    // The only source is the first one for who reads it.
    .map((useCase) => ({ ...useCase, index: 1 })),
});

/** A power cut also names 112; who smells gas is told by the use case about gas. */
const isAbout = (kind: DangerKind, { title }: GroundingUseCase): boolean =>
  detectDanger(title)?.kind === kind;

function helpsIn(kind: DangerKind, useCase: GroundingUseCase, prompt: AnswerPrompt): boolean {
  const { text, title } = useCase;
  if (OF_LOCKED_OUT.test(title)) return locksOut(kind, prompt) && /\b112\b/.test(text);
  if (isAbout(kind, useCase)) return true;
  if (!fits(kind, title, prompt)) return false;
  // Windows are opened where it smells of gas, and stay closed in a fire.
  if (kind === 'FIRE' && detectDanger(title)?.kind === 'GAS') return false;
  if ((SPEAKS_OF[kind] ?? /\b11[02]\b/).test(text)) return true;
  if (!OF_THE_HOUSE.has(kind)) return false;
  const own = prompt.contact.emergencyContacts ?? [];
  return OWN_SERVICE.test(text) || own.some(({ phone }) => text.includes(phone));
}

function fits(
  kind: DangerKind,
  title: string,
  { question, germanQuestion }: AnswerPrompt,
): boolean {
  const special = specialCaseOf(kind, question);
  // Where the cellar is under water, the main tap is not what comes first, and a shock at a tap is no power cut.
  if (special && (OF_WATER.test(title) || ABOUT.ELECTRICITY?.test(title))) return false;
  if (kind !== 'LIFT' && OF_LIFTS.test(title)) return false;
  if (kind === 'ELECTRICITY' && OF_WATER.test(title)) {
    return WATER_RUNS.test(germanQuestion ?? question);
  }
  return (ABOUT[kind]?.test(title) ?? true) || OF_EMERGENCIES.test(title);
}

const locksOut = (kind: DangerKind, { question }: AnswerPrompt): boolean =>
  specialCaseOf(kind, question) === 'LOCKED_OUT';
