import { useState } from 'react';

/** The boxes of one role: what the server holds and what the viewer has changed since. */
export function useRoleGrid(granted: readonly string[]) {
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isGranted = (name: string) => changes.get(name) ?? granted.includes(name);
  const changed = [...changes].filter(([name, value]) => granted.includes(name) !== value);

  return {
    isGranted,
    /** How many boxes differ from what the server holds. */
    changeCount: changed.length,
    set: (names: readonly string[], value: boolean) =>
      setChanges(
        (current) => new Map([...current, ...names.map((name) => [name, value] as const)]),
      ),
    discard: () => setChanges(new Map()),
    /** Everything that is ticked now, in the given order. */
    selected: (names: readonly string[]) => names.filter(isGranted),
  };
}

export type RoleGridState = ReturnType<typeof useRoleGrid>;
