// Where the services for development and tests listen, whichever way they are run.

/** Ports which the services are reached at; the defaults keep clear of servers already installed. */
export const ports = {
  postgres: Number(process.env.POSTGRES_PORT ?? 54329),
  valkey: Number(process.env.VALKEY_PORT ?? 63799),
};

/** The only account; the services listen on this machine alone. */
export const account = { user: 'hausgeist', password: 'hausgeist', database: 'hausgeist' };

export const databaseUrl = `postgres://${account.user}:${account.password}@127.0.0.1:${ports.postgres}/${account.database}`;
export const redisUrl = `redis://127.0.0.1:${ports.valkey}`;
