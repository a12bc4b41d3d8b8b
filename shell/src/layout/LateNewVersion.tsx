import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Versions } from '../federation/versions';
import type { NewVersion } from './NewVersion';

/** A page that was opened just now is of the newest version; its first screen does not wait for this. */
const LATER_MS = 20_000;

type Notice = ComponentType<ComponentProps<typeof NewVersion>>;

/**
 * Offers the newest version to pages that stay open. Its code comes late, when the server may be away: the page
 * stays as it is then, and the code is asked for again.
 */
export function LateNewVersion({ versions }: { versions: Versions | undefined }) {
  const [Notice, setNotice] = useState<Notice>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const wait = () => {
      timer = setTimeout(() => void load(), LATER_MS);
    };
    wait();
    async function load() {
      try {
        const loaded = await import('./NewVersion');
        if (!isGone) setNotice(() => loaded.NewVersion);
      } catch {
        if (!isGone) wait();
      }
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return versions && Notice ? <Notice versions={versions} /> : null;
}
