import { useState } from 'react';

/** Conversations that are marked, for what is done with several at once. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  return {
    ids,
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
