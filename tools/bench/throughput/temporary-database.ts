import { Client } from 'pg';

/** A PostgreSQL database of its own that is gone once it is disposed of. */
export class TemporaryDatabase implements AsyncDisposable {
  readonly url: string;
  readonly #name: string;
  readonly #serverUrl: string;

  private constructor(serverUrl: string) {
    this.#serverUrl = serverUrl;
    this.#name = `bench_${process.pid}_${Date.now()}`;
    const url = new URL(serverUrl);
    url.pathname = `/${this.#name}`;
    this.url = url.toString();
  }

  /** Makes it on the server that BENCH_DATABASE_URL names. */
  static async create(): Promise<TemporaryDatabase> {
    const serverUrl = process.env['BENCH_DATABASE_URL'];
    if (!serverUrl) throw new Error('BENCH_DATABASE_URL does not name a PostgreSQL server.');
    const database = new TemporaryDatabase(serverUrl);
    await database.#command('create database');
    return database;
  }

  /** Runs statements in it, one after the other. */
  async run(statements: readonly string[]): Promise<void> {
    await withClient(this.url, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#command('drop database if exists', 'with (force)');
  }

  async #command(verb: string, rest = ''): Promise<void> {
    await withClient(this.#serverUrl, (client) => client.query(`${verb} ${this.#name} ${rest}`));
  }
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
