/** Texts that end with a full stop and are not sentences: dates, numbers and short forms. */
const NO_END =
  /(?:^|[\s(§])(?:\d{1,2}|nr|str|ca|bzw|usw|inkl|zzgl|gem|vgl|evtl|ggf|tel|abs|art|max|min|mind|dr|prof|hr|fr|z|b|d|h|u|a|i|p)\.\s*$/i;

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

/** The sentences of one paragraph, without the line breaks within them. */
export function sentencesOf(paragraph: string): string[] {
  const found: string[] = [];
  for (const { segment } of segmenter.segment(paragraph.replaceAll(/\s+/g, ' '))) {
    const last = found.at(-1);
    if (last !== undefined && NO_END.test(last)) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found.map((sentence) => sentence.trim()).filter(Boolean);
}

/** Begins a sentence that says something of the one before: a pronoun or an adverb for it. */
const BEGINS_WITH_REFERENCE = new RegExp(
  `^(?:${[
    'dies(?:e[nmrs]?)?',
    'das (?:ist|sind|gilt|hat|wird|kann|geht|dauert|kostet|betrifft|heißt|bedeutet|geschieht|lockt)',
    'dann|dort|da(?:zu|bei|für|von|nach|rin|her|mit|durch|rüber|ran|rauf|gegen)|danach|daraufhin',
    'deshalb|deswegen|hier(?:zu|für|bei|von)|trotzdem|allerdings|jedoch|außerdem|zudem|sonst|andernfalls',
    'er|es (?:ist|wird|hat|kann|muss|gilt)|ih[nmr](?:en)?|sein[e]?[nmrs]?|solche[nmrs]?|beide|dessen|deren|letztere[rs]?',
    // "Sie" with a verb of the third person; the polite form has one that ends in n.
    String.raw`sie (?:ist|wird|hat|kann|muss|darf|soll|\p{Ll}+t)`,
    'sie (?:können|müssen|dürfen|sollten) (?:sie|es|diese[nrs]?)',
    'sie (?:gehören|gelten|werden|kosten)',
    'bis dahin|bis zur klärung|in dieser zeit|in diese[nmr] |zum selben|zur selben|auch (?:dann|dies|das|hier)|nur (?:dann|wenn)|ebenso|gleiches',
    // "Fällt sie erneut, …", "Sind auch die Nachbarn ohne Licht, …"
    String.raw`\p{L}+t (?:er|sie) (?:nicht|erneut|wieder|trotzdem|auch|noch|sich|dann|immer)`,
    '(?:ist|sind|hat|haben|bleibt|bleiben) auch',
    'ein beispiel|beispiel:',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Stands for something said before anywhere in the first clause. */
const REFERS_WITHIN =
  /^[^,;:]*(?<!\p{L})(?:auch dann|daraufhin|dagegen|ihn|ihm|derselben|demselben|desselben|ebenfalls|danach|dabei|dazu|davon|dafür)(?!\p{L})/iu;

/** Names an address that was given before; a number is said with it. */
const SAME_ADDRESS = /(?<!\p{L})unter (?:derselben|dieser|der gleichen) adresse/iu;

/** Whether a sentence cannot be understood without the one before it. */
export const refersBack = (sentence: string): boolean =>
  BEGINS_WITH_REFERENCE.test(sentence) ||
  REFERS_WITHIN.test(sentence) ||
  SAME_ADDRESS.test(sentence);
