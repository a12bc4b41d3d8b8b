// Loaded into the product by `--import`: counts the SQL statements that it sends to PGlite or
// PostgreSQL, and tells their number on the port of STATEMENTS_PORT.
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

let count = 0;

function countQueriesOf(prototype: object): void {
  const query = Reflect.get(prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(prototype, 'query', function counted(this: unknown, ...args: unknown[]) {
    count += 1;
    return query.apply(this, args);
  });
}

countQueriesOf(PGlite.prototype);
countQueriesOf(pg.Client.prototype);

const port = Number(process.env['STATEMENTS_PORT']);
createServer((_request, response) => response.end(String(count)))
  .listen(port, 'localhost')
  .unref();
