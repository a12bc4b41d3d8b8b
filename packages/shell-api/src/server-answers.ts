const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 30_000;

/** Whether the server of the page answers, and is no gateway that says in its place that it is away. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Waits that long, or until the browser has a network again. */
function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, milliseconds);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
    window.addEventListener('online', go);
  });
}

/**
 * Waits some seconds, and longer until the server answers. Says whether it was away: what failed although it answers
 * has another cause. Given a signal, it stops asking once that is aborted.
 */
export async function untilServerAnswers(signal?: AbortSignal): Promise<boolean> {
  let waited = FIRST_WAIT_MS;
  await wait(waited);
  if (await answers()) return false;
  do {
    if (signal?.aborted) break;
    waited = Math.min(waited * 1.5, LONGEST_WAIT_MS);
    // Not all who wait for a server ask it at the same time.
    await wait(waited * (0.8 + Math.random() * 0.4));
  } while (!(await answers()));
  return true;
}
