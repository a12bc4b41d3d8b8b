import { asks } from './added-details.js';
import { type Unit, unitsOf } from './use-case-units.js';

/** How people tell of those who need more than others, and how use cases speak of them. */
const CIRCUMSTANCES = [
  {
    told: /(?<!\p{L})(?:sohn|söhne|tochter|töchter|kind(?:er)?|kleine[rn]?|baby|babys|säugling|enkel\p{L}*|zwillinge|neugeboren\p{L}*|schwanger)(?!\p{L})/iu,
    spokenOf: /(?<!\p{L})(?:klein)?kind(?:er|ern)?(?!\p{L})|säugling|(?<!\p{L})bab(?:y|ies|ys)/iu,
  },
  {
    told: /(?<!\p{L})(?:krank|operiert|op|fieber|erkältet|asthma|lungenkrank|herzkrank|schwanger|pflegebedürftig|bettlägerig|dialyse|chemo|oma|opa|großmutter|großvater|[789]\d)(?!\p{L})/iu,
    spokenOf: /krank|pflegebedürftig|ältere|senior|schwanger/iu,
  },
  {
    told: /rollstuhl|rollator|krücken|gehbehindert|schwerbehindert|gelähmt|(?<!\p{L})(?:gips|gehstock|prothese)(?!\p{L})|kann (?:kaum|nicht|nur schwer) (?:laufen|gehen|treppen)/iu,
    spokenOf: /rollst|rollator|gehbehindert|schwerbehindert|barrierefrei|tragehilfe|tragedienst/iu,
  },
] as const;

/** What a use case says about the circumstances that a message tells of and asks nothing about. */
export function unitForCircumstances(message: string, text: string): Unit | undefined {
  if (asks(message)) return undefined;
  const met = CIRCUMSTANCES.filter(({ told }) => told.test(message));
  return unitsOf(text).find((unit) => met.some(({ spokenOf }) => spokenOf.test(unit.text)));
}
