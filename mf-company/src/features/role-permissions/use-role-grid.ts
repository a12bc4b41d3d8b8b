import { useEffect, useState } from 'react';

type Changes = ReadonlyMap<string, boolean>;

const NO_CHANGES: Changes = new Map();

/** What was changed and not saved, by role; it stays while one looks at another page or tab. */
const drafts = new Map<string, Changes>();

/** What a person has changed in this company and not saved begins with this key. */
const draftsOf = (owner: string) => [...drafts.keys()].filter((key) => key.startsWith(owner));

export const hasDrafts = (owner: string): boolean => draftsOf(owner).length > 0;

export const forgetDrafts = (owner: string): void => {
  for (const key of draftsOf(owner)) drafts.delete(key);
};

/** Has the browser ask before the page is closed with something unsaved. */
function useQuestionBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/**
 * The boxes of one role: what the server holds and what the viewer has changed since. The changes
 * are kept under `draftKey`, so that users do not find those of others.
 */
export function useRoleGrid(draftKey: string, granted: readonly string[]) {
  const [changes, setChanges] = useState(drafts.get(draftKey) ?? NO_CHANGES);
  const isGranted = (name: string) => changes.get(name) ?? granted.includes(name);
  const changed = [...changes].filter(([name, value]) => granted.includes(name) !== value);
  useQuestionBeforeUnload(changed.length > 0);

  function change(all: Changes): void {
    const next = new Map([...all].filter(([name, value]) => granted.includes(name) !== value));
    if (next.size > 0) drafts.set(draftKey, next);
    else drafts.delete(draftKey);
    setChanges(next);
  }

  return {
    isGranted,
    /** How many boxes differ from what the server holds. */
    changeCount: changed.length,
    set: (names: readonly string[], value: boolean) =>
      change(new Map([...changes, ...names.map((name) => [name, value] as const)])),
    discard: () => change(NO_CHANGES),
    /** Everything that is ticked now, in the given order. */
    selected: <Name extends string>(names: readonly Name[]) => names.filter(isGranted),
  };
}

export type RoleGridState = ReturnType<typeof useRoleGrid>;
