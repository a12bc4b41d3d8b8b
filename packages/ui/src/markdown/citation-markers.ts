import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';

/** A use case that an answer cites. */
export interface CitedSource {
  index: number;
  title: string;
}

const MARKER = /\[(\d{1,2})\]/g;

function split(text: string, toMarker: (index: number) => Element | undefined): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKER)) {
    const marker = toMarker(Number(match[1]));
    if (!marker) continue;
    parts.push({ type: 'text', value: text.slice(end, match.index) }, marker);
    end = match.index + match[0].length;
  }
  parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

function walk(parent: Parents, toMarker: (index: number) => Element | undefined): void {
  const children: readonly RootContent[] = parent.children;
  const marked = children.flatMap<RootContent>((child) => {
    if (child.type === 'text') return split(child.value, toMarker);
    // In code, brackets are brackets.
    if (child.type === 'element' && child.tagName !== 'code') walk(child, toMarker);
    return [child];
  });
  // The only child of a root that an element cannot have is a document type, which Markdown lacks.
  parent.children = marked as ElementContent[];
}

/** A rehype plugin: `[1]` becomes a small mark where the answer has a source with that number, with its place among them. */
export function citationMarkers(options: {
  sources: readonly CitedSource[];
  className: string;
  describe: (source: CitedSource) => string;
}) {
  const toMarker = (index: number): Element | undefined => {
    const place = options.sources.findIndex((candidate) => candidate.index === index);
    const source = options.sources[place];
    if (!source) return undefined;
    // Their numbers have gaps where an answer names fewer than it was given: readers count them through.
    const number = place + 1;
    return {
      type: 'element',
      tagName: 'sup',
      properties: {
        className: [options.className],
        title: options.describe({ ...source, index: number }),
      },
      children: [{ type: 'text', value: `[${number}]` }],
    };
  };
  return (tree: Root) => walk(tree, toMarker);
}
