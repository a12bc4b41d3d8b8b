// PostgreSQL copies `template1` when it makes a database: what is in there is in every new one.
import pg from 'pg';
import { databaseUrl } from '../services/settings.mjs';
import { at, node24 } from './paths.mjs';
import { must } from './process.mjs';

const inDatabase = (name) => {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.toString();
};

async function query(database, ...statements) {
  const client = new pg.Client({ connectionString: inDatabase(database) });
  await client.connect();
  try {
    let result;
    for (const statement of statements) result = await client.query(statement);
    return result.rows;
  } finally {
    await client.end();
  }
}

/** Makes `template1` as empty as it came. */
const empty = () =>
  query(
    'postgres',
    'alter database template1 is_template false',
    'drop database template1 with (force)',
    'create database template1 template template0',
    'alter database template1 is_template true',
  );

/**
 * Runs an action while every new database of the services has the schema of this version, but says that
 * only some migrations were made: an earlier version takes it for its own.
 * @param {string[]} known names of migrations that the earlier version knows
 * @param {(added: string[]) => Promise<T>} action gets the names of the others
 * @template T
 */
export async function withSchemaInNewDatabases(known, action) {
  await empty();
  try {
    await must(
      'The schema cannot be brought up to date.',
      node24,
      [at('graphql-server/dist/cli.js'), 'migrate'],
      { env: { DATABASE_URL: inDatabase('template1'), NODE_ENV: 'development' } },
    );
    const list = known.map((name) => `'${name}'`).join(', ');
    const hidden = await query(
      'template1',
      `delete from mikro_orm_migrations where name not in (${list}) returning name`,
    );
    return await action(hidden.map(({ name }) => name));
  } finally {
    await empty();
  }
}
