// Loaded into the product by `--import`: counts the SQL statements that it sends to PGlite, and
// tells their number on the port of STATEMENTS_PORT.
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';

let count = 0;
const query = Reflect.get(PGlite.prototype, 'query') as (...args: unknown[]) => unknown;
Reflect.set(PGlite.prototype, 'query', function counted(this: PGlite, ...args: unknown[]) {
  count += 1;
  return query.apply(this, args);
});

const port = Number(process.env['STATEMENTS_PORT']);
createServer((_request, response) => response.end(String(count)))
  .listen(port, 'localhost')
  .unref();
