import type { AnswerPrompt, GroundingUseCase } from '../../platform/ai/index.js';
import { type DangerKind, detectDanger } from './understanding/index.js';

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

function helpsIn(kind: DangerKind, useCase: GroundingUseCase, { contact }: AnswerPrompt): boolean {
  const { text, title } = useCase;
  // Windows are opened where it smells of gas, and stay closed in a fire.
  if (kind === 'FIRE' && detectDanger(title)?.kind === 'GAS') return false;
  if ((SPEAKS_OF[kind] ?? /\b11[02]\b/).test(text)) return true;
  if (isAbout(kind, useCase)) return true;
  if (!OF_THE_HOUSE.has(kind)) return false;
  const own = contact.emergencyContacts ?? [];
  return OWN_SERVICE.test(text) || own.some(({ phone }) => text.includes(phone));
}
