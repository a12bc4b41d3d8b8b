/** Something that the product has acknowledged, and so must never lose. */
export interface AskedQuestion {
  sessionId: string;
  text: string;
  /** The answer as it was told to the client that waited for it; unset where a feed tells it. */
  answer?: string;
}

export interface KeptFile {
  sha256: string;
  /** Path below which its owner can fetch it, and the owner's cookie. */
  url: string;
  cookie: string;
}

/** What clients know for sure, and what went wrong for them. */
export class Ledger {
  /** By request id. */
  readonly questions = new Map<string, AskedQuestion>();
  readonly endedSessions = new Set<string>();
  readonly files = new Map<string, KeptFile>();
  /** Telephone numbers of people who were created or edited, by e-mail address. */
  readonly people = new Map<string, string>();
  /** People of imports that were reported as done, by import. */
  readonly imports = new Map<string, number>();
  /** The newest prompt file of a company that was taken. */
  readonly promptFiles = new Map<string, string>();
  /** Milliseconds from a question until its answer was there. */
  readonly waits: number[] = [];
  /** Refusals that no fault explains. */
  readonly refusals: string[] = [];
  /** Requests that had to be made again, by reason. */
  readonly repeated = new Map<string, number>();
  /** Requests of which the product could not say whether they were done, as it documents. */
  unsure = 0;

  again(reason: string): void {
    this.repeated.set(reason, (this.repeated.get(reason) ?? 0) + 1);
  }
}
