// PostGraphile over a database of the product: postgraphile-server.mjs <port> <database URL>
import { createServer } from 'node:http';
import { grafserv } from 'grafserv/node';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const [port, connectionString] = process.argv.slice(2);

/** As its documentation advises for production; connections are as many as the product has. */
const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 20 } })],
  grafast: { explain: false },
  grafserv: { graphiql: false, websockets: false, watch: false },
};

const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
server.listen(Number(port), 'localhost', () => process.stdout.write('listening\n'));
process.once('SIGTERM', () => process.exit(0));
