/** What the last attempt came to. */
export interface Attempt {
  response: Response;
  text: string;
}

/** How often, and how long after another, an attempt is made. */
export interface Patience {
  /** Attempts after the first one. */
  retries: number;
  /** The longest wait that a server may ask for, in seconds; a longer one is given up at once. */
  longestWaitSeconds: number;
}

const FIRST_WAIT_SECONDS = 0.5;

/** What is refused without having been done, so that it may always come again. */
const NOT_DONE = new Set([409, 429, 503]);
/** What may have been done: it comes again only if that does no harm. */
const UNKNOWN = new Set([408, 500, 502, 504]);

/** The wait that a server asks for, in seconds; it may also say a day and a time. */
function askedWait(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (header === null || header === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** How long to wait before the next attempt, in seconds; undefined if there is to be none. */
function waitBehind({ response }: Attempt, attempt: number, isSafe: boolean): number | undefined {
  const asked = askedWait(response);
  // Without a time, a conflict is one that stays.
  if (response.status === 409 && asked === undefined) return undefined;
  // Fields of an answer that came may be refused for now, too; those beside them are done then.
  const isRefusedForNow =
    NOT_DONE.has(response.status) || (response.ok && asked !== undefined && isSafe);
  if (!isRefusedForNow && !(isSafe && UNKNOWN.has(response.status))) return undefined;
  return asked ?? backOff(attempt);
}

/** Twice as long each time, spread by chance so that many clients do not come back at once. */
const backOff = (attempt: number) => FIRST_WAIT_SECONDS * 2 ** attempt * (0.5 + Math.random() / 2);

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted) onAbort();
  });
}

/**
 * Makes attempts until one is final: what the server puts off is repeated when it says, and lost
 * connections and faults only where `isSafe` says that doing it twice does no harm.
 */
export async function attempts(
  make: () => Promise<Attempt>,
  { retries, longestWaitSeconds }: Patience,
  { isSafe, signal }: { isSafe: boolean; signal?: AbortSignal | undefined },
): Promise<Attempt> {
  for (let attempt = 0; ; attempt += 1) {
    let wait: number | undefined;
    try {
      const made = await make();
      wait = waitBehind(made, attempt, isSafe);
      if (wait === undefined || wait > longestWaitSeconds || attempt >= retries) return made;
    } catch (error) {
      if (signal?.aborted || !isSafe || attempt >= retries) throw error;
      wait = backOff(attempt);
    }
    await pause(wait, signal);
  }
}
