import { missesCraftsman } from './missed-visit.js';
import { sharesOf, topicWords } from './topic-match.js';
import type { Unit } from './use-case-units.js';
import { type Asked, FITTING_SHARE, type Weighed } from './statement-weights.js';

const SPOUSE_DIED =
  /(?<!\p{L})(?:mein|meine|meinem|meiner) (?:lieber |liebe |geliebter |geliebte )?(?:mann|frau|ehemann|ehefrau|lebenspartner(?:in)?|partner(?:in)?)(?!\p{L}).*(?:gestorben|verstorben|(?<!\p{L})tot(?!\p{L})|todesfall)/iu;

/** What a person tells, and the statements that are about those to whom the opposite has happened. */
const OTHER_CASES: readonly (readonly [(told: string) => boolean, RegExp])[] = [
  [
    missesCraftsman,
    /(?:termin|zutritt|anfahrt).{0,80}(?:versäumt|verpasst|nicht angetroffen).{0,80}(?:berechne|euro|kosten)/iu,
  ],
  [
    (told) => SPOUSE_DIED.test(told) && !/(?<!\p{L})(?:getrennt|allein)(?!\p{L})/iu.test(told),
    /^(?:lebte|wohnte) (?:niemand|keiner|(?:die person|der mieter|der verstorbene) (?:\p{L}+ )?allein)/iu,
  ],
];

/** Who waited in vain is not told what those pay who were not at home, and a widow not what holds for distant heirs. */
export function withoutOtherCases(units: readonly Unit[], told: string): readonly Unit[] {
  const excluded = OTHER_CASES.filter(([tells]) => tells(told)).map(([, about]) => about);
  const others = units.filter(({ text }) => !excluded.some((about) => about.test(text)));
  return others.length > 0 ? others : units;
}

/** Words of questions that ask only when or how something is said: "Wie lange vorher muss ich das sagen?" */
const SAYS_NO_TOPIC =
  /^(?:vorher|vorab|voraus|sagen|ansagen|melden|anmelden|ankündigen|bescheid|früh|zeit|insgesamt|ungefähr)$/iu;

/** What a statement counts for each paragraph between it and what was spoken of. */
const FAR_SHARE = 0.4;
/** What it counts where the paragraph that was spoken of states the fact. */
const ELSEWHERE_SHARE = 0.001;

/**
 * "How long before?" asks about what was spoken of: where a use case is about several things, facts of the paragraph
 * about that one count more.
 */
export function aroundBefore(
  weighed: readonly Weighed[],
  { question, before }: Asked,
): readonly Weighed[] {
  if (before === '' || !topicWords(question).every((word) => SAYS_NO_TOPIC.test(word))) {
    return weighed;
  }
  const shares = sharesOf(
    topicWords(before),
    weighed.map(({ unit }) => unit.content),
  );
  const most = Math.max(0, ...shares);
  const about = weighed[shares.indexOf(most)]?.unit.block;
  if (most < FITTING_SHARE || about === undefined) return weighed;
  const isStated = weighed.some(({ unit, fact }) => unit.block === about && fact > 0);
  return weighed.map((one) => {
    const far = Math.abs(one.unit.block - about);
    const share = far > 0 && isStated ? ELSEWHERE_SHARE : FAR_SHARE ** far;
    return { ...one, likelihood: one.likelihood * share };
  });
}
