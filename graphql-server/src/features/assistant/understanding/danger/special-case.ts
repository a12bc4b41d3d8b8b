import type { DangerKind } from '@hausgeist/schema';
import type { SpecialCase } from './danger-kinds.js';

const PERSON = String.raw`(?:bruder|schwester|mutter|vater|mama|papa|sohn|tochter|freund|freundin|kumpel|mann|frau|oma|opa|nachbar|nachbarin|mitbewohner|mitbewohnerin|kollege|kollegin|ex|partner|partnerin|onkel|tante|bekannter?|brother|sister|mother|father|mum|mom|dad|son|daughter|friend|husband|wife|neighbou?r|flatmate|boyfriend|girlfriend)`;

/** Another person is told of. */
const OF_ANOTHER = new RegExp(
  String.raw`(?<!\p{L})(?:mein|meine|meiner|meinem|unser|unsere|der|die|ein|eine|my|our|a|the) (?:\p{L}+ ){0,2}?${PERSON}(?!\p{L})|(?<!\p{L})(?:er|sie|he|she) (?:\p{L}+ ){0,3}?(?:will|wollte|sagt|schreibt|bringt|tut|nimmt|wants|says)(?!\p{L})`,
  'iu',
);

/** Only another person does it to "sich". */
const THEMSELVES =
  /(?<!\p{L})(?:sich (?:\p{L}+ ){0,2}(?:umbringen|umzubringen|umbringt|antun|anzutun|antut|leben nehmen|leben zu nehmen)|(?:bringt|tut|nimmt) (?:er |sie )?sich|himself|herself)(?!\p{L})/iu;

/** What those who write say of themselves beside it, and not as the one in danger. */
const BESIDE =
  /(?<!\p{L})(?:(?:was|wen|wo|wie) (?:soll|kann|muss|darf|mach|mache|tu|tue|ruf|rufe) ich|ich (?:glaub|glaube|denke|fürchte|weiß|hör|höre|erreich|erreiche|mach mir sorgen|mache mir sorgen|hab angst|habe angst)|(?:hat|schreibt|sagt|sagte) (?:\p{L}+ )?mir|what (?:should|can|do) i|i (?:think|fear|hear|am afraid))(?!\p{L})/giu;
const ONESELF = /(?<!\p{L})(?:ich|mich|mir|i|me|myself)(?!\p{L})/iu;

const speaksOfAnother = (text: string): boolean =>
  THEMSELVES.test(text) || (OF_ANOTHER.test(text) && !ONESELF.test(text.replaceAll(BESIDE, '')));

const IN_THE_LIFT =
  /(?<!\p{L})(?:da ?drin|drin|drinnen|im (?:aufzug|fahrstuhl|lift)) (?:\p{L}+ ){0,3}?(?:ein(?:e|er)?|jemand|wer|leute|kinder?|frau|mann|mehrere|zwei|drei|nachbar(?:in|n)?|oma|opa|mutter|vater|sohn|tochter)(?!\p{L})|(?<!\p{L})(?:ein(?:e|er)?|jemand|wer|leute|kinder|nachbar(?:in|n)?|mein(?:e|en)? \p{L}+|unser(?:e|en)? \p{L}+) (?:\p{L}+ ){0,4}?(?:im|in dem) (?:aufzug|fahrstuhl|lift)|(?:someone|somebody|people|a (?:man|woman|child|kid)|my \p{L}+) (?:\p{L}+ ){0,4}?in the (?:lift|elevator)/iu;
const ME_TOO =
  /(?<!\p{L})(?:ich|wir|mir|uns|mich|i|we|me|us)(?!\p{L})(?! (?:hör|höre|hören|seh|sehe|sehen|weiß|glaub|glaube|denk|denke|hear|see|think))/iu;

const CHILD = String.raw`(?:kind|kinder|baby|kleinkind|säugling|sohn|tochter|klein(?:e|er|es)|enkel(?:in)?|bub|mädchen|junge|zwillinge|child|kid|son|daughter|toddler)`;
const CHILD_LOCKED_IN = new RegExp(
  String.raw`(?<!\p{L})${CHILD}(?!\p{L})[^.!?\n]*?(?<!\p{L})(?:(?:sich|ist|hat) (?:\p{L}+ ){0,5}?(?:ein|zu|ab)ge(?:sperrt|schlossen)|locked (?:himself|herself|themselves|itself|in))`,
  'iu',
);

const LOCKED_OUT =
  /(?<!\p{L})(?:ausgesperrt|ausgeschlossen|zu ?gefallen|zugezogen|zugeschlagen|ins schloss gefallen|tür (?:ist )?zu|(?:ohne|kein|keinen|hab den|habe den) schlüssel|schlüssel (?:\p{L}+ ){0,3}(?:vergessen|drin|drinnen|innen)|komme?n? (?:\p{L}+ ){0,3}nicht (?:mehr )?(?:rein|in die)|steh\p{L}* (?:\p{L}+ ){0,2}(?:draußen|draussen|vor der tür)|locked (?:myself |ourselves )?out|door (?:fell|slammed) shut)(?!\p{L})/iu;

const POWER_AT_WATER =
  /(?<!\p{L})(?:stromkasten|sicherungskasten|sicherungskästen|zählerkasten|zählerschrank|verteilerkasten|elektrokasten|stromzähler|hausanschluss|steckdosen?|fuse ?box|sockets?)(?!\p{L})/iu;
const STANDING_WATER =
  /(?<!\p{L})(?:knietief|kniehoch|knöcheltief|knöchelhoch|hüfthoch|(?:steht|unter) (?:\p{L}+ ){0,3}wasser|wasser (?:\p{L}+ ){0,3}steht|überflutet|überschwemmt|vollgelaufen|flooded|under water)(?!\p{L})/iu;

const METAL =
  /(?<!\p{L})(?:wasserhahn|hahn|armatur|mischbatterie|dusche|duschkopf|badewanne|wanne|spüle|heizkörper|heizung|rohr|waschmaschine|trockner|herd|geländer|briefkasten|klingel|türklinke|tap|shower|radiator)/iu;
const SHOCK =
  /(?<!\p{L})(?:eine|einen|ein|n|nen|ne) (?:\p{L}+ )?(?:gewischt|gefeuert|geschossen|stromschlag|schlag|stromstoß)(?!\p{L})|kribbelt|unter strom|electric shock/iu;
const UNWELL =
  /(?<!\p{L})(?:liegt|bewusstlos|ohnmächtig|atmet|umgefallen|umgekippt|zuckt)(?!\p{L})/iu;

/** A burn by something of the house: no mortal danger mostly, and nothing that a use case tells of. */
const BURN =
  /(?<!\p{L})(?:(?:mich|mir|sich|uns|ihn|hand|finger|arm|bein|fuß|po|rücken|gesicht) (?:\p{L}+ ){0,6}?(?:verbrannt|verbrüht)|(?:verbrannt|verbrüht) (?:\p{L}+ ){0,4}?(?:mich|mir|sich|hand|finger|arm)|brandblasen?|brandwunden?|burn(?:ed|t) (?:my(?:self)?|his|her|him|our|their)|scalded)(?!\p{L})/iu;

/** Which special case of a danger a message tells of, in German or English. */
export function specialCaseOf(kind: DangerKind, text: string): SpecialCase | undefined {
  if (kind === 'SUICIDE') {
    return speaksOfAnother(text) ? 'OF_ANOTHER' : undefined;
  }
  if (kind === 'LIFT')
    return IN_THE_LIFT.test(text) && !ME_TOO.test(text) ? 'OTHERS_IN_LIFT' : undefined;
  if ((kind === 'FIRE' || kind === 'MEDICAL') && LOCKED_OUT.test(text)) {
    return /(?<!\p{L})(?:brennt es|es brennt|feuer|rauch|qualm|bewusstlos|atmet)/iu.test(text)
      ? undefined
      : 'LOCKED_OUT';
  }
  if (kind === 'MEDICAL') return CHILD_LOCKED_IN.test(text) ? 'CHILD_LOCKED_IN' : undefined;
  if (kind !== 'WATER' && kind !== 'ELECTRICITY') return undefined;
  if (METAL.test(text) && SHOCK.test(text) && !UNWELL.test(text)) return 'SHOCK';
  return POWER_AT_WATER.test(text) && STANDING_WATER.test(text) ? 'WATER_AND_POWER' : undefined;
}

/** Whether a person has been burned, which may be told without any other danger. */
export const tellsOfBurn = (text: string): boolean =>
  BURN.test(text) && !/(?<!\p{L})(?:sonne|sonnenbrand|essen|kuchen|pizza)/iu.test(text);
