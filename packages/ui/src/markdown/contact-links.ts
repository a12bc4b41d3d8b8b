import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { phoneNumbersIn } from './phone-numbers';

function split(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let done = 0;
  for (const { start, end, dial } of phoneNumbersIn(text)) {
    const link: Element = {
      type: 'element',
      tagName: 'a',
      // Its groups keep their order in a text from right to left, too.
      properties: { href: `tel:${dial}`, dir: 'ltr' },
      children: [{ type: 'text', value: text.slice(start, end) }],
    };
    parts.push({ type: 'text', value: text.slice(done, start) }, link);
    done = end;
  }
  parts.push({ type: 'text', value: text.slice(done) });
  return parts;
}

function walk(parent: Parents): void {
  const children: readonly RootContent[] = parent.children;
  const linked = children.flatMap<RootContent>((child) => {
    if (child.type === 'text') return split(child.value);
    if (child.type !== 'element' || child.tagName === 'code') return [child];
    if (child.tagName === 'a') child.properties.dir = 'auto';
    else walk(child);
    return [child];
  });
  // The only child of a root that an element cannot have is a document type, which Markdown lacks.
  parent.children = linked as ElementContent[];
}

/** A rehype plugin: telephone numbers become links that call. E-mail addresses are links already. */
export function contactLinks() {
  return (tree: Root) => walk(tree);
}

/** A rehype plugin: every block of an answer begins where its own language does. */
export function blockDirections() {
  return (tree: Root) => {
    for (const child of tree.children) {
      if (child.type === 'element') child.properties.dir = child.tagName === 'pre' ? 'ltr' : 'auto';
    }
  };
}
