/** A few words in between, as "mit seinem", "langsam aber sicher". */
const words = (most: number) => `(?:\\p{L}+ ){0,${most}}?`;

/**
 * What people say of how they feel, or how much, in words that mean something else: neither what happened nor what is
 * asked. Threats and pain are found before, by those who look for danger.
 */
const IDIOMS: readonly RegExp[] = [
  `(?:bringt|bringen|treibt|treiben) (?:mich|uns) ${words(3)}(?:um den verstand|in den wahnsinn|zur verzweiflung|zur weißglut|auf die palme|um den schlaf)`,
  `mach(?:t|en) (?:mich|uns) ${words(3)}(?:wahnsinnig|verrückt|irre|fertig|kirre|krank)`,
  `mach(?:t|en) (?:mir|uns) ${words(2)}die hölle heiß`,
  `(?:ich |wir )?(?:könnte?|könnten) (?:meinen?|unsere[nm]?|den|die|ihn|sie) (?:\\p{L}+ )?(?:umbringen|erwürgen|erschlagen|in den boden stampfen)`,
  `(?:ich )?(?:dreh|drehe|raste?|flipp|flippe) (?:\\p{L}+ )?(?:noch |gleich |bald |langsam )?(?:durch|aus)`,
  `(?:ich )?(?:werd|werde) (?:noch |gleich |hier )?(?:wahnsinnig|verrückt|irre|zum tier)`,
  `(?:ich )?(?:bin|war) (?:\\p{L}+ )?(?:fix und )?(?:total |völlig |ganz |echt )?(?:fertig|verzweifelt|sauer|genervt|entsetzt|enttäuscht|ratlos)(?: (?:und )?(?:schäm|schäme) mich(?: so)?)?`,
  `(?:schäm|schäme) mich(?: so)?`,
  `mir platzt (?:gleich |bald )?(?:der kragen|der kopf)`,
  `(?:so |was für )?(?:eine?|ne) (?:frechheit|sauerei|unverschämtheit|schande|katastrophe)`,
  `(?:ist|sind|war) (?:\\p{L}+ )?(?:der|ein) (?:absoluter? |wahrer? |echter? |reiner? |richtiger? )?(?:hammer|wahnsinn|horror|knaller|traum|schatz|engel)`,
  `(?:ist|sind) (?:\\p{L}+ )?eine? (?:echte |wahre |richtige )?(?:granate|kanone|gasbombe|bombe|perle)`,
  `ist ${words(2)}(?:richtiger|echter|kleiner) (?:einbrecher|dieb|gauner|räuber|teufel|terrorist)`,
  `(?:hat|ist) (?:\\p{L}+ )?(?:eingeschlagen )?wie eine bombe(?: eingeschlagen)?`,
  `brennt darauf(?:,? endlich)?`,
  `(?:ich )?(?:sterbe|sterb) vor langeweile`,
  `(?:ich )?(?:hab|habe) (?:die )?(?:nase|schnauze) (?:gestrichen )?voll`,
  `(?:es|das) (?:reicht|langt) (?:mir )?(?:jetzt|langsam|endgültig)`,
  `(?:wie|als) im (?:irrenhaus|wilden westen|zoo)`,
  `um gottes willen|ach du (?:meine güte|lieber gott)|du lieber himmel|herrgott|na ja|naja`,
].map((source) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu'));

const LEAST_WORDS = 3;

/** A message without idioms; all of it, if little else is left. */
export function withoutIdioms(text: string): string {
  const left = IDIOMS.reduce((rest, idiom) => rest.replace(idiom, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isLess = left.length < text.length;
  return isLess && (left.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS ? left : text;
}
