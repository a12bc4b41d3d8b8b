import type { Unit } from './use-case-units.js';

/** A message that asks the same again for a time at which no office is open, and nothing else. */
const OUT_OF_HOURS =
  /^\s*(?:(?:und|aber|oder|auch|ok|was ist|was mache ich|wie ist es|wie ist das|wie siehts|geht das|gilt das|wen rufe ich)[ ,]+)*(?:dann )?(?:(?:am|an|in der|nach|heute) )*(wochenenden?|sams(?:tags?|tagen)|sonn(?:tags?|tagen)|feier(?:tags?|tagen)|nachts?|abends?|feierabend)(?: an)?\s*[?!.]*\s*$/iu;

const NAMED: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/^wochenend/iu, /wochenend|samstag|sonn-|sonntag/iu],
  [/^sams/iu, /samstag|wochenend/iu],
  [/^sonn/iu, /sonn-|sonntag|wochenend/iu],
  [/^feiert/iu, /feiertag/iu],
  [/^(?:nacht|abend|feierabend)/iu, /nachts?(?!\p{L})|tag und nacht|abends?(?!\p{L})/iu],
];

const ON_CALL =
  /außerhalb der \p{L}*zeiten|nach (?:büro|dienst)schluss|rund um die uhr|tag und nacht|notdienst|notrufzentrale/iu;

/** What a use case says about the time that a message like "und am Wochenende?" asks for: of that time, or who is on call then. */
export function unitOutOfHours(message: string, units: readonly Unit[]): Unit | undefined {
  const [, time] = OUT_OF_HOURS.exec(message) ?? [];
  if (time === undefined) return undefined;
  const named = NAMED.find(([asked]) => asked.test(time))?.[1];
  return (
    units.find(({ text }) => named?.test(text)) ?? units.find(({ text }) => ON_CALL.test(text))
  );
}
