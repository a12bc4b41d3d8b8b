/** Parts of a message, each with the sign that ends it. */
const PARTS = /[^,.;!?\n]+[,.;!?\n]*/g;

/** That no one was reached, where the person lives, that they need help: it says nothing about the question. */
const ASIDES: readonly RegExp[] = [
  /(?:geht|gehen|nimmt|hebt) (?:\S+ ){0,3}(?:ans? telefon|ran|dran|ab)$|(?:nicht|niemand|keine[nr]?) (?:\S+ )?(?:ans? telefon|ran|dran|erreich\S+)$/i,
  /^(?:ich|wir) (?:wohnen?|lebe?n?) (?:in|im|am|an|bei) (?:der |dem )?(?:\S+ ){0,3}\S*(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|stock|etage|og|nr\.?|haus)(?: \d+ ?\w?)?$/i,
  /^(?:bitte )?(?:k(?:ö|oe)nnen|k(?:ö|oe)nnten) sie (?:mir |uns )?(?:bitte )?(?:da |dabei |schnell )?helfen$|^(?:bitte )?helfen sie (?:mir|uns)(?: bitte)?$/i,
];

const LEAST_WORDS = 3;

/**
 * A message without what is said beside its question, as "der Hausmeister geht nicht ans Telefon" after
 * "meine Heizung ist kalt": it would be searched for as well. All of it, if nothing of its own is left.
 */
export function withoutAsides(text: string): string {
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
