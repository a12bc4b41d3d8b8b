/** More words come with a question or a report of their own. */
const MOST_WORDS = 14;

/** Those who come to one home. Who reads meters or sweeps chimneys comes to all, on days that the use cases name. */
const CRAFTSMAN =
  '(?:\\p{L}*handwerker|\\p{L}*monteur|\\p{L}*techniker|klempner|installateur|\\p{L}*elektriker|schreiner|tischler|maler|dachdecker|schlosser|glaser|\\p{L}*heizungsbauer|(?:\\p{L}+)?firma)';

/** "Wann kommt denn nun der Handwerker?", "Wann ist mein Termin?", "Wann wird das endlich repariert?" */
const GERMAN = new RegExp(
  `(?<!\\p{L})(?:wann|um wie ?viel uhr|an welchem tag) (?:\\p{L}+ ){0,2}(?:(?:kommt|kommen|käme|erscheint) (?:\\p{L}+ ){0,5}${CRAFTSMAN}|ist (?:denn |nun |jetzt |noch ?mal )*(?:mein|unser|der) (?:\\p{L}+)?termin|(?:wird|werden) (?:\\p{L}+ ){0,5}(?:repariert|gerichtet|behoben|in ordnung gebracht))(?!\\p{L})`,
  'iu',
);

const ENGLISH =
  /(?<!\p{L})when (?:is|will|does|are) (?:the |my |your |a )?(?:plumber|craftsman|electrician|technician|repair ?man|handyman|contractor|engineer|painter|roofer|locksmith)s? (?:\p{L}+ ){0,2}(?:com(?:e|es|ing)|arriv(?:e|es|ing)|be here)(?!\p{L})|(?<!\p{L})when (?:is|will) (?:my|the) (?:repair )?appointment(?!\p{L})/iu;

/**
 * Whether a question asks when a repair is: a person with a case of their own means that one, all others get what
 * the use cases say.
 */
export const asksWhenRepaired = (text: string): boolean =>
  text.split(/\s+/).length <= MOST_WORDS && (GERMAN.test(text) || ENGLISH.test(text));
