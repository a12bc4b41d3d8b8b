/** Shows a static first screen as the server does, with what a visitor has typed into it. */
export function showFirstScreen(
  markup: string,
  typed: Readonly<Record<string, string>> = {},
): void {
  const screen = document.createElement('div');
  screen.id = 'first-screen';
  screen.innerHTML = markup;
  document.body.append(screen);
  for (const [name, value] of Object.entries(typed)) {
    const field = screen.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`The first screen has no field ${name}.`);
    field.value = value;
    field.focus();
  }
}

/** What a script adds or says in its own way: names that React makes up, what effects set. */
const OF_SCRIPTS = new Set(['id', 'for', 'type', 'value', 'novalidate', 'tabindex', 'style']);

/** What a part of the page looks like, without what differs by itself: times, and what only scripts need. */
export function looksOf(selector: string): string | undefined {
  const element = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
  for (const time of element?.querySelectorAll('time') ?? []) time.remove();
  for (const each of element ? [element, ...element.querySelectorAll('*')] : []) {
    const attributes = [...each.attributes].filter(
      ({ name }) => !OF_SCRIPTS.has(name.toLowerCase()),
    );
    const said = attributes.map(({ name, value }) => `${name.toLowerCase()}=${value}`).toSorted();
    for (const { name } of [...each.attributes]) each.removeAttribute(name);
    each.setAttribute('data-says', said.join(' '));
  }
  return element?.outerHTML;
}
