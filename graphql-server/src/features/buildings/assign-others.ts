/** Gives a thing what is named, and tells whether anything of it is another than before. */
export function assignOthers<Thing extends object>(thing: Thing, named: Partial<Thing>): boolean {
  const others = Object.entries(named).filter(
    ([name, value]) => value !== undefined && (thing[name as keyof Thing] ?? null) !== value,
  );
  Object.assign(thing, Object.fromEntries(others));
  return others.length > 0;
}
