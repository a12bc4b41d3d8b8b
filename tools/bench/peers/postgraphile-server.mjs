// PostGraphile over a database of the product: postgraphile-server.mjs <port> <database URL> [secured]
import { createServer } from 'node:http';
import { grafserv } from 'grafserv/node';
import jwt from 'jsonwebtoken';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const [port, connectionString, mode] = process.argv.slice(2);
const secret = 'a secret that is long enough for a benchmark';

/** Its usual way of access control: the token's claims become settings of a transaction. */
function settingsOf({ node }) {
  const header = node?.req.headers.authorization ?? '';
  const { sub } = jwt.verify(header.replace('Bearer ', ''), secret, { algorithms: ['HS256'] });
  return { pgSettings: { 'jwt.claims.sub': sub } };
}

/** As its documentation advises for production; connections are as many as the product has. */
const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 20 } })],
  grafast: {
    explain: false,
    ...(mode === 'secured' ? { context: settingsOf } : {}),
  },
  grafserv: { graphiql: false, websockets: false, watch: false },
};

const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
const token = jwt.sign({ sub: 'somebody' }, secret, { algorithm: 'HS256', expiresIn: '1h' });
server.listen(Number(port), 'localhost', () => process.stdout.write(`listening ${token}\n`));
process.once('SIGTERM', () => process.exit(0));
