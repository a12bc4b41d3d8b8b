/** Parts of a message, each with the sign that ends it. */
const PARTS = /[^,.;!?\n]+[,.;!?\n]*/g;

/** That no one was reached, where the person lives, that they need help: it says nothing about the question. */
const ASIDES: readonly RegExp[] = [
  /(?:geht|gehen|nimmt|hebt) (?:\S+ ){0,3}(?:ans? telefon|ran|dran|ab)$|(?:nicht|niemand|keine[nr]?) (?:\S+ )?(?:ans? telefon|ran|dran|erreich\S+)$/i,
  /^(?:ich|wir) (?:wohnen?|lebe?n?) (?:in|im|am|an|bei) (?:der |dem )?(?:\S+ ){0,3}\S*(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|stock|etage|og|nr\.?|haus)(?: \d+ ?\w?)?$/i,
  /^(?:bitte )?(?:k(?:ö|oe)nnen|k(?:ö|oe)nnten) sie (?:mir |uns )?(?:bitte )?(?:da |dabei |schnell )?helfen$|^(?:bitte )?helfen sie (?:mir|uns)(?: bitte)?$/i,
];

const LEAST_WORDS = 3;

/** What is meant instead counts: "nein, ich meinte nicht den Hausmeister, sondern die Buchhaltung". */
const CORRECTION =
  /(?<!\p{L})(?:(?:nein|nee|nö|ne),? )?(?:ich )?(?:(?:meine?|meinte|wollte|will|brauche?) )?(?:nicht|nich|net|ned|kein\p{L}*) (?!nur |bloß |allein )(?:\p{L}+ ){0,3}\p{L}+,? sondern (?=\p{L})/giu;

/** What did not happen, before what is wanted: "hab keinen Schlüssel verloren, brauch nur einen zweiten". */
const DENIED =
  /^(?:nein,? |also |ich |wir |es |den |das |hab |habe |haben |ist |bin )*(?:nicht|nich|net|ned|kein\p{L}*) (\p{L}+ )?(?:verloren|vergessen|gestohlen|geklaut|kaputt|defekt|weg|ausgesperrt|gekündigt),\s+(?=(?:sondern |aber |nur |der |die |das |ich |wir |es |brauche? |will |möchte |bräuchte )\p{L})/iu;

/** "Wer ist zuständig für den Winterdienst?" asks who does it, and for no one's number; "für mich" does. */
const IN_CHARGE =
  /(?<!\p{L})wer ist (?:\p{L}+ ){0,2}?(?:zuständig|verantwortlich) für (?!mich|uns|mein|unser|diese)(?=\p{L})|(?<!\p{L})wer ist (?:eigentlich |denn |hier )?für (?!mich|uns|mein|unser|diese)(?=(?:\p{L}+ ){1,4}(?:zuständig|verantwortlich)(?!\p{L}))/giu;
const CHARGED = /(?<=wer macht .*) (?:zuständig|verantwortlich)(?!\p{L})/iu;

/**
 * A message without what is said beside its question, as "der Hausmeister geht nicht ans Telefon" after
 * "meine Heizung ist kalt", and without what it says is not meant: both would be searched for as well. All of it, if nothing
 * of its own is left.
 */
export function withoutAsides(message: string): string {
  const text = message
    .replaceAll(CORRECTION, '')
    .replace(DENIED, '$1')
    .replaceAll(IN_CHARGE, 'wer macht ')
    .replace(CHARGED, '');
  const parts = text.match(PARTS) ?? [];
  const others = parts.filter((part) => {
    const bare = part.replace(/[,.;!?\s]+$/, '').trim();
    return !ASIDES.some((aside) => aside.test(bare));
  });
  const left = others
    .join('')
    .replace(/[,;\s]+$/, '')
    .trim();
  const isLess = others.length < parts.length;
  return isLess && left.split(/\s+/).length >= LEAST_WORDS ? left : text;
}
