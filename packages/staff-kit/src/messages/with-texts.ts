/** Texts as a catalogue holds them; a compiled one may be a list of its parts. */
type Tree = Readonly<Record<string, unknown>>;

/** Some of these texts, worded otherwise. */
export type Rewording<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Rewording<Texts[Key]>;
};

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(texts: Tree, own: Tree): Tree {
  const merged: Record<string, unknown> = { ...texts };
  for (const [key, value] of Object.entries(own)) {
    const before = texts[key];
    merged[key] = isTree(before) && isTree(value) ? merge(before, value) : value;
  }
  return merged;
}

/** Texts of the kit in a console's own words, where it has some. */
export const withTexts = <Texts extends object>(texts: Texts, own: Rewording<Texts>): Texts =>
  merge(texts as Tree, own) as Texts;
