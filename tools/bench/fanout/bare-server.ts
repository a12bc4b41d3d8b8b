// Apollo Server with graphql-ws and nothing else, whose subscription sends stamped pieces:
// bare-server.ts <port>; POST /say?count=20&everyMs=250 begins.
import { EventEmitter, on } from 'node:events';
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { fastify } from 'fastify';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { now } from '../harness/clock.ts';
import { stampedPiece } from '../provider/question.ts';

const SCHEMA = `
  type Query { hello: String }
  type Subscription { conversationEvents(sessionId: ID!, after: String): ConversationEvent! }
  union ConversationEvent = MessageChanged | AnswerDelta | ConversationChanged
  type AnswerDelta { messageId: ID!, attempt: Int!, offset: Int!, text: String! }
  type MessageChanged { cursor: String!, message: Message! }
  type ConversationChanged { cursor: String!, conversation: Conversation! }
  type Conversation { id: ID!, status: String!, cursor: String!, summary: String }
  type Message {
    id: ID!, sequence: Int!, sender: String!, text: String!, status: String!, isError: Boolean!
    attempt: Int!, replyToId: ID, requestId: ID, category: String, createdAt: String!
    attachments: [Attachment!]!, sources: [Source!]!
  }
  type Attachment {
    id: ID!, originalName: String!, fileSize: Int!, mimeType: String!, purpose: String!, url: String!
  }
  type Source { index: Int!, title: String! }
`;

const events = new EventEmitter().setMaxListeners(0);

async function* follow() {
  for await (const [event] of on(events, 'said')) yield { conversationEvents: event as object };
}

function withSubscription(schema: GraphQLSchema): GraphQLSchema {
  const field = schema.getSubscriptionType()?.getFields()['conversationEvents'];
  if (field) field.subscribe = follow;
  return schema;
}

const schema = withSubscription(buildSchema(SCHEMA));
const server = fastify({ serverFactory: (handler) => createServer(handler) });
const apollo = new ApolloServer({ schema });
await apollo.start();
server.route({ url: '/graphql', method: ['GET', 'POST'], handler: fastifyApolloHandler(apollo) });
server.post<{ Querystring: { count: string; everyMs: string } }>('/say', async ({ query }) => {
  let offset = 0;
  for (let said = 0; said < Number(query.count); said += 1) {
    const text = stampedPiece(now());
    const event = { __typename: 'AnswerDelta', messageId: 'm-1', attempt: 1, offset, text };
    events.emit('said', event);
    offset += text.length;
    await new Promise((resolve) => setTimeout(resolve, Number(query.everyMs)));
  }
  return { said: query.count };
});
useServer({ schema }, new WebSocketServer({ server: server.server, path: '/graphql' }));
await server.listen({ port: Number(process.argv[2]), host: 'localhost' });
process.stdout.write('listening\n');
process.once('SIGTERM', () => process.exit(0));
