// Apollo Server on Fastify with the list in memory: bare-apollo.ts <port> <file with the list>
import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { fastify } from 'fastify';
import { buildSchema } from 'graphql';
import { BARE_SCHEMA } from './people.ts';

const [port, file = ''] = process.argv.slice(2);
const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: { endUsers: object } };

const server = fastify();
const apollo = new ApolloServer({
  schema: buildSchema(BARE_SCHEMA),
  rootValue: { endUsers: () => data.endUsers },
  plugins: [fastifyApolloDrainPlugin(server)],
});
await apollo.start();
server.route({ url: '/graphql', method: ['GET', 'POST'], handler: fastifyApolloHandler(apollo) });
await server.listen({ port: Number(port), host: 'localhost' });
process.stdout.write('listening\n');
process.once('SIGTERM', () => process.exit(0));
