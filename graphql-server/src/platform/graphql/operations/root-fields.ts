import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** Names of the fields directly below `mutation`, fragments spread out; none for other operations. */
export const mutationFields = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ReadonlySet<string> =>
  operation.operation === OperationTypeNode.MUTATION ? rootFields(document, operation) : new Set();

/** What figures and logs call an operation that has several fields. */
const SEVERAL = 'several';

/** The one field that an operation asks for; there are only as many as the schema has. */
export function onlyField(document: DocumentNode, operation: OperationDefinitionNode): string {
  const names = [...rootFields(document, operation)].filter((name) => name !== '__typename');
  return names.length === 1 && names[0] !== undefined ? names[0] : SEVERAL;
}

function rootFields(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): ReadonlySet<string> {
  const names = new Set<string>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition);
  }
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        names.add(selection.name.value);
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet);
        continue;
      }
      const fragment = fragments.get(selection.name.value);
      // Each once: one that spreads itself is refused by the validation that follows.
      fragments.delete(selection.name.value);
      if (fragment) collect(fragment.selectionSet);
    }
  };
  collect(selectionSet);
  return names;
}
