import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { AppError, platformReasons, type Refusal } from '../../errors/index.js';
import { OPERATION_LIMITS } from '../graphql-limits.js';

/** What is counted in a selection with its fragments spread out. */
interface Counts {
  depth: number;
  aliases: number;
  directives: number;
  rootFields: number;
}

/** Throws if a document asks for more than any operation may, whatever its variables are. */
export function requireModestDocument(document: DocumentNode): void {
  const counter = new SelectionCounter(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, aliases, directives, rootFields } = counter.count(definition.selectionSet);
    const own = definition.directives?.length ?? 0;
    refuseAbove('depth', depth);
    refuseAbove('aliases', aliases);
    refuseAbove('rootFields', rootFields);
    refuseAbove('directives', directives + own);
  }
  refuseAbove('fields', counter.fields);
}

const REASONS = {
  depth: platformReasons.OPERATION_TOO_DEEP,
  aliases: platformReasons.OPERATION_TOO_MANY_ALIASES,
  rootFields: platformReasons.OPERATION_TOO_MANY_ROOT_FIELDS,
  directives: platformReasons.OPERATION_TOO_MANY_DIRECTIVES,
  fields: platformReasons.OPERATION_TOO_MANY_FIELDS,
};

function refuseAbove(limit: keyof typeof REASONS, count: number): void {
  const max = OPERATION_LIMITS[limit];
  if (count > max) throw tooComplex(REASONS[limit]({ count, max }));
}

/** The operation asks for more than one operation may. */
export const tooComplex = (refusal: Refusal) => new AppError('OPERATION_TOO_COMPLEX', refusal);

/** Looks at each fragment once, however often it is spread: the numbers multiply, the work does not. */
class SelectionCounter {
  /** Fields as written in the operations and fragments that were looked at. */
  fields = 0;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #counted = new Map<string, Counts>();

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  count(selectionSet: SelectionSetNode): Counts {
    const total: Counts = { depth: 0, aliases: 0, directives: 0, rootFields: 0 };
    for (const selection of selectionSet.selections) {
      total.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        this.fields += 1;
        total.rootFields += 1;
        total.aliases += selection.alias ? 1 : 0;
        if (!selection.selectionSet) {
          total.depth = Math.max(total.depth, 1);
          continue;
        }
        const inner = this.count(selection.selectionSet);
        // The graphql library limits the depth of introspection itself, and the usual query is
        // deep.
        const depth = selection.name.value.startsWith('__') ? 0 : inner.depth;
        add(total, { ...inner, depth: 1 + depth, rootFields: 0 });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        add(total, this.count(selection.selectionSet));
      } else {
        add(total, this.#countFragment(selection.name.value));
      }
    }
    return total;
  }

  #countFragment(name: string): Counts {
    const known = this.#counted.get(name);
    if (known) return known;
    // Stands in while the fragment is looked at: one that spreads itself is refused by validation.
    this.#counted.set(name, { depth: 0, aliases: 0, directives: 0, rootFields: 0 });
    const fragment = this.#fragments.get(name);
    const counts = fragment ? this.count(fragment.selectionSet) : undefined;
    if (counts) this.#counted.set(name, counts);
    return counts ?? { depth: 0, aliases: 0, directives: 0, rootFields: 0 };
  }
}

function add(total: Counts, counts: Counts): void {
  total.depth = Math.max(total.depth, counts.depth);
  total.aliases += counts.aliases;
  total.directives += counts.directives;
  total.rootFields += counts.rootFields;
}
