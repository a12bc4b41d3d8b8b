import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** Names of the fields directly below `mutation`, fragments spread out; none for other operations. */
export function mutationFields(
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): ReadonlySet<string> {
  const names = new Set<string>();
  if (operation !== OperationTypeNode.MUTATION) return names;
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
