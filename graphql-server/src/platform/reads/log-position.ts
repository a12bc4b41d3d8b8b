import { Client } from 'pg';

/** How long a server has to say where it is before it counts as away. */
const PATIENCE_MS = 1_000;

/** How far a server is in the log of all changes. */
export interface LogPosition {
  /** Whether it follows another one. */
  isStandby: boolean;
  /** Bytes of the log that it has written, or replayed if it is a standby. */
  position: bigint;
  /** The same for a server and all that follow it, and the name of our database. */
  cluster: string;
}

const WHERE = `
  select pg_is_in_recovery() as "isStandby",
         case when pg_is_in_recovery()
              then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')
              else pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') end::text as position,
         (select system_identifier from pg_control_system()) || '/' || current_database() as cluster`;

/** Asks one server again and again where it is, on a connection of its own. */
export class LogPositionProbe {
  readonly #connectionString: string;
  readonly #name: string;
  #client: Client | undefined;

  constructor(connectionString: string, name: string) {
    this.#connectionString = connectionString;
    this.#name = name;
  }

  /** Rejects if the server does not answer in a second. */
  async ask(): Promise<LogPosition> {
    try {
      this.#client ??= await this.#connect();
      const { rows } = await this.#client.query<
        Omit<LogPosition, 'position'> & { position: string }
      >(WHERE);
      const [row] = rows;
      if (!row) throw new Error('The server did not say where it is.');
      return { ...row, position: BigInt(row.position) };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Ends the connection without waiting for the server, which may be frozen. */
  close(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.end().catch(() => undefined);
    (
      client as unknown as { connection: { stream: { destroy(): void } } } | undefined
    )?.connection.stream //
      .destroy();
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#connectionString,
      application_name: this.#name,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    // What breaks is noticed by the next question.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}
