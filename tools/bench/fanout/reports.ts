/** What the process with the subscribers is told to do. */
export type Order =
  | {
      kind: 'open';
      /** Address of the GraphQL socket. */
      url: string;
      cookie: string;
      sessionId: string;
      count: number;
      /** These never read anything once they are subscribed. */
      deaf: boolean;
    }
  | { kind: 'report' }
  | { kind: 'close' };

/** What it tells; latencies are milliseconds from the event to its arrival. */
export type Word =
  | { kind: 'opened' }
  | { kind: 'reported'; latencies: number[]; frames: number; open: number; deafOpen: number }
  | { kind: 'closed' };
