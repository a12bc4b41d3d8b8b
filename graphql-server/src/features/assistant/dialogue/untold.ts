import { detectDanger } from '../understanding/index.js';
import type { Found, SearchedMessage } from './searched-message.js';
import { isOnlyAboutSmell } from './tactful-choices.js';

const LEADERS =
  '(?:vorstand|chef(?:in)?|boss|geschäftsführ(?:er|erin|ung)|inhaber(?:in)?|ceo|direktor(?:in)?)';
const COMPANY = '(?:firma|verwaltung|hausverwaltung|unternehmen|gesellschaft)';

/** What use cases seldom tell, with how they tell it where they do. What is nearest in words tells something else. */
const SELDOM_TOLD: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:wer (?:ist|sind|war|leitet|führt|sitzt)|wie hei(?:ß|ss)t) (?:\\p{L}+ ){0,4}${LEADERS}(?!\\p{L})|wer (?:leitet|führt) (?:\\p{L}+ ){0,2}${COMPANY}`,
      'iu',
    ),
    /(?:geschäftsführ\p{L}*|vorstand|inhaber\p{L}*|geschäftsleitung|direktor\p{L}*)(?: (?:ist|sind)|:)? (?:frau|herr)|(?:frau|herr) \p{L}+ (?:leitet|führt)/iu,
  ],
  [
    new RegExp(
      `wem gehört (?:\\p{L}+ ){0,3}${COMPANY}(?!\\p{L})|wie ?viele? (?:mitarbeiter|mitarbeitende|angestellte|wohnungen|häuser) (?:habt ihr|haben sie|hat die|verwaltet|verwalten sie)|seit wann gibt es (?:euch|sie|die ${COMPANY})|(?:gründung|gegründet).*${COMPANY}|${COMPANY}.*gegründet`,
      'iu',
    ),
    /gegründet|mitarbeitende|mitarbeiter(?:innen)? (?:hat|haben|beschäftig)|verwalten (?:wir )?(?:rund |über )?[\d.]+ wohnungen/iu,
  ],
  [/eigenbedarf|räumungsklage/iu, /eigenbedarf|räumungsklage/iu],
];

/** Who wants to write to them, or to complain, is helped by what use cases say of complaints. */
const TURNS_TO_THEM = /schreib|beschwer|sprechen|wenden|termin|reden/iu;

/** A question about what none of the use cases tells is answered from none. */
export function withoutUntold(found: Found, question: string): Found {
  const isUntold =
    !found.parts &&
    !TURNS_TO_THEM.test(question) &&
    SELDOM_TOLD.some(
      ([asked, told]) =>
        asked.test(question) && !found.useCases.some(({ text }) => told.test(text)),
    );
  return isUntold ? { ...found, verdict: 'none', useCases: [], alternatives: [] } : found;
}

/** What only names a gas appliance is not answered with what to do where it smells, unless that was spoken of. */
export function withoutSmell(found: Found, { question, history }: SearchedMessage): Found {
  const [best, ...others] = found.useCases;
  if (!best || found.parts || !isOnlyAboutSmell(best.title, question)) return found;
  if (detectDanger(question)) return found;
  if (history.some(({ sources }) => sources?.includes(best.title))) return found;
  const verdict = others.length > 0 ? 'ask' : 'none';
  const useCases = others.map((useCase, i) => ({ ...useCase, index: i + 1 }));
  return { ...found, verdict, isLikely: false, isDoubtful: true, useCases };
}
