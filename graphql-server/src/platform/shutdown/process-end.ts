import type { Logger } from '../telemetry/index.js';

/** What the end of a process tells its supervisor. */
export const EXIT_CODES = {
  /** Everything was stopped. */
  stopped: 0,
  /** It did not start, or something failed while it stopped. */
  failed: 1,
  /** Something did not end in time; the last line of the log says what. */
  stuck: 70,
  /** It could not serve any more, by its own fault; a new process can. */
  unready: 75,
};

/** How long running requests and jobs may go on when the process is told to stop. */
const GRACE_MS = 14_000;

/** When the process ends, whatever has not. Supervisors kill after 30 seconds and more. */
const LIMIT_MS = 20_000;

interface Ending {
  log: Logger;
  stop: (graceMs: number) => Promise<void>;
  /** The steps and jobs that have not ended yet, for the log. */
  unfinished: () => object;
}

/** Ends the process once, in good order if that is possible, and in any case in time. */
export class ProcessEnd {
  readonly #ending: Ending;
  readonly #exit: (code: number) => void;
  #begun = false;

  constructor(ending: Ending, exit: (code: number) => void = (code) => process.exit(code)) {
    this.#ending = ending;
    this.#exit = exit;
  }

  /** Begins to stop; `code` is what the process ends with when everything could be stopped. */
  begin(why: { signal: string } | { reason: string }, code: number = EXIT_CODES.stopped): void {
    if (this.#begun) return;
    this.#begun = true;
    const { log, stop, unfinished } = this.#ending;
    log.info(why, 'stopping');
    setTimeout(() => {
      log.fatal({ ...why, unfinished: unfinished() }, 'did not stop in time and was ended');
      this.#exit(code || EXIT_CODES.stuck);
    }, LIMIT_MS);
    stop(GRACE_MS).then(
      () => this.#exit(code),
      (error: unknown) => {
        log.error({ ...why, err: error }, 'could not stop cleanly');
        this.#exit(code || EXIT_CODES.failed);
      },
    );
  }

  /** Begins when the system or a person asks for it. */
  onSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => this.begin({ signal }));
    }
  }
}
