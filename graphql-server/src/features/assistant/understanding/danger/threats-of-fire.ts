/** Who says or threatens what, and to what: a fire that only threatens is a threat. */
const SAYS = String.raw`(?:ge|an)?droht(?:e|en)?|drohen|gesagt|sagt|sagte|meinte|meint|geschrieben|schreibt|schrieb|angekündigt|will|wollen|wollte`;
const OUR_HOME = String.raw`(?:(?:das|die|den|unser|unsere|unseren|mein|meine|meinen|seine|ihre|ganze) (?:ganze )?(?:haus|treppenhaus|gebäude|haustür|bude|wohnung|hütte|wohnungstür|tür|auto|laden|block|keller|dach|balkon)|uns|mich|alles)`;
const SETS_FIRE = String.raw`(?:(?:zünde[tn]?|zündelt|fackel[tn]?|brennt|steckt|setzt) (?:\p{L}+ ){0,3}?${OUR_HOME}(?: \p{L}+){0,3}? (?:an|ab|nieder|in brand)|${OUR_HOME} (?:\p{L}+ ){0,3}?(?:anzuzünden|anzünden|anzündet|abzufackeln|abfackeln|abfackelt|niederzubrennen|niederbrennen|niederbrennt|in brand (?:zu )?(?:stecken|setzen|steckt|setzt)|abzubrennen|abbrennen)|(?:legt|lege) (?:\p{L}+ ){0,2}?feuer|feuer (?:\p{L}+ ){0,3}?(?:zu )?(?:legen|legt)|mach(?:t|e) (?:ein )?feuer (?:vor|in|bei|an) (?:meiner|unserer|der) (?:tür|wohnung|wohnungstür|haustür)|(?:mit )?(?:einer )?brandstiftung|(?:mit )?(?:einem )?brandanschlag)`;
const THREATENS_WITH_FIRE = new RegExp(
  String.raw`(?<!\p{L})(?:${SAYS})(?!\p{L})[^.!?\n]{0,60}?(?<!\p{L})${SETS_FIRE}(?!\p{L})|(?<!\p{L})${SETS_FIRE}(?!\p{L})[^.!?\n]{0,20}?(?<!\p{L})(?:hat (?:er|sie|der|die) (?:gesagt|gedroht)|sagt (?:er|sie))(?!\p{L})`,
  'giu',
);
const ON_PURPOSE = /kerze|grill|ofen|kamin|feuerwerk|zigarette|böller|rakete|räucher|licht/iu;

/** What a threat with fire is for those whom it is meant for. */
const THREAT = 'hat gedroht er bringt uns um';

/** A message whose threats to set the house on fire are threats to kill, as nothing burns yet. */
export const threatsOfFireAsThreats = (message: string): string =>
  message.replaceAll(THREATENS_WITH_FIRE, (words) => (ON_PURPOSE.test(words) ? words : THREAT));
