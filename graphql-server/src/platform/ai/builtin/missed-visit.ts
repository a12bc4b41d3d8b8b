const NOT_COME =
  /(?<!\p{L})(?:keiner|niemand|nicht|nich|ned|net|nie)(?: \p{L}+){0,2} (?:gekommen|kam|erschienen|aufgetaucht|da)(?!\p{L})|(?<!\p{L})(?:kam|kommt) (?:\p{L}+ ){0,2}(?:keiner|niemand|nicht)(?!\p{L})|(?<!\p{L})(?:hat|haben) (?:mich|uns) (?:\p{L}+ ){0,2}versetzt/iu;

const CRAFTSMAN =
  /handwerker|monteur|techniker|installateur|elektriker|klempner|maler|(?:heizungs|wasser|strom)mann|termin (?:mit|für)|termin gehabt|hatte\p{L}* (?:\p{L}+ ){0,3}termin/iu;

/** "Ich war nicht da" is the other way round. */
const WAS_AWAY =
  /(?<!\p{L})(?:ich|wir) (?:war|waren|bin|sind|kann|können) (?:\p{L}+ ){0,4}nicht(?!\p{L})|nicht (?:da|zu ?hause|daheim) (?:war|bin|sein)|kann nicht kommen/iu;

/** Whether a person tells that a craftsman did not come to an appointment. */
export const missesCraftsman = (told: string): boolean =>
  NOT_COME.test(told) && CRAFTSMAN.test(told) && !WAS_AWAY.test(told);
