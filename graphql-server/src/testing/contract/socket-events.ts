import { newSessionId } from '../chat.js';
import { openSocket, type SocketMessage } from '../json-socket.js';
import { type Answer, fieldFaults } from './answer-checks.js';
import type { FieldType } from './documented-call.js';
import type { World } from './world.js';

/** A message of a client, and the message by which the server answers it. */
interface SocketEvent {
  /** As the documents name it, with what is special about it. */
  name: string;
  /** Whose socket it is; a tenant's of the own company if nothing is said. */
  by?: 'tenant' | 'anybody' | 'strangeTenant' | 'companyUser';
  /** What the client sends; a text goes out as it is. */
  sends: (world: World, sessionId: string) => Promise<unknown> | object | string;
  /** Type of the answer. */
  answers: string;
  reads?: Record<string, FieldType>;
  /** What certain fields hold. */
  holds?: Record<string, unknown>;
}

/** The fields of a reply, under the names by which clients look for its text. */
const REPLY = {
  type: 'text',
  topic: 'text',
  content: 'text',
  data: 'object',
  'data.response': 'text',
  requestId: 'text',
  id: 'text',
  sessionId: 'text',
  timestamp: 'time',
  extractedContent: 'text',
  response: 'text',
} as const;

const QUESTION = 'Meine Heizung ist kalt.';
const requestId = 'request-1';
const userData = { firstName: 'Jana', email: 'jana@mieter.example' };
const now = () => new Date().toISOString();

const topicMessage = (type: string, topic: string): SocketEvent => ({
  name: `${type} ${topic}`,
  sends: (_world, sessionId) => ({ type, topic, sessionId, timestamp: now() }),
  answers: `${type}d`,
  reads: { type: 'text', topic: 'text', sessionId: 'text', timestamp: 'time' },
  holds: { topic },
});

async function upload({ clients }: World, sessionId: string): Promise<unknown> {
  const body = new FormData();
  body.append('sessionId', sessionId);
  body.append('userMessage', QUESTION);
  body.append('files', new File(['Die Heizung ist kalt.'], 'notiz.txt', { type: 'text/plain' }));
  const path = '/api/files/upload-with-message';
  const response = await clients.tenant.fetch(path, { method: 'POST', body });
  return ((await response.json()) as { files: unknown }).files;
}

const refused = (code: string, name: string, sends: SocketEvent['sends']): SocketEvent => ({
  name: `error ${name}`,
  sends,
  answers: 'error',
  reads: { message: 'text', timestamp: 'time' },
  holds: { code },
});

/** The messages of the real-time channel in both documents, and what clients get wrong. */
export const SOCKET_EVENTS: SocketEvent[] = [
  {
    name: 'ping',
    sends: (_world, sessionId) => ({ type: 'ping', sessionId, timestamp: now() }),
    answers: 'pong',
    reads: { type: 'text', timestamp: 'time' },
  },
  ...['chat:response', 'categorization:result'].flatMap((topic) => [
    topicMessage('subscribe', topic),
    topicMessage('unsubscribe', topic),
  ]),
  ...['subscribe', 'unsubscribe'].map((type) => ({
    ...topicMessage(type, 'chat:response'),
    name: `${type} by a company user`,
    by: 'companyUser' as const,
    reads: { type: 'text', topic: 'text', timestamp: 'time' } as const,
  })),
  {
    name: 'chat → chat:response',
    sends: (_world, sessionId) => ({
      event: 'chat',
      data: { content: QUESTION, sessionId, requestId, userData },
    }),
    answers: 'chat:response',
    reads: REPLY,
    holds: { topic: 'chat:response', requestId },
  },
  {
    name: 'chat with text → chat:response',
    sends: (_world, sessionId) => ({ type: 'chat', text: QUESTION, sessionId, timestamp: now() }),
    answers: 'chat:response',
    reads: REPLY,
  },
  {
    name: 'chat with uploadedFiles → chat:response',
    sends: async (world, sessionId) => ({
      event: 'chat',
      data: {
        content: QUESTION,
        ...{ sessionId, requestId, userData },
        uploadedFiles: await upload(world, sessionId),
      },
    }),
    answers: 'chat:response',
    reads: REPLY,
  },
  {
    name: 'chat → categorization:result',
    sends: (_world, sessionId) => ({ type: 'chat', content: QUESTION, sessionId, requestId }),
    answers: 'categorization:result',
    reads: {
      type: 'text',
      topic: 'text',
      content: 'text',
      'data.category': 'text',
      requestId: 'text',
      id: 'text',
      sessionId: 'text',
      timestamp: 'time',
    },
    holds: { topic: 'categorization:result', requestId },
  },
  {
    name: 'chat:end',
    sends: async (world) => {
      const sessionId = await world.chatSession();
      const { email, firstName: username } = userData;
      return { event: 'chat:end', data: { sessionId, email, username, userData } };
    },
    answers: 'chat:end',
    reads: { success: 'boolean', status: 'text', message: 'text', timestamp: 'time' },
    holds: {
      success: true,
      message:
        'Your conversation has been ended successfully. Summary and emails are being generated and will be sent to your email address shortly.',
    },
  },
  {
    ...refused('UNAUTHENTICATED', 'without a session', (_world, sessionId) => ({
      type: 'chat',
      ...{ content: QUESTION, sessionId, requestId },
    })),
    by: 'anybody',
    holds: {
      code: 'UNAUTHENTICATED',
      requestId,
      message:
        'Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an.',
    },
  },
  {
    ...refused('NOT_FOUND', "in another company's session", async (world) => ({
      type: 'chat',
      ...{ content: QUESTION, sessionId: await world.chatSession(), requestId },
    })),
    by: 'strangeTenant',
  },
  {
    ...refused('NOT_FOUND', "at the end of another company's session", async (world) => ({
      type: 'chat:end',
      sessionId: await world.chatSession(),
    })),
    by: 'strangeTenant',
  },
  refused('BAD_USER_INPUT', 'for an empty message', (_world, sessionId) => ({
    type: 'chat',
    sessionId,
  })),
  refused('BAD_USER_INPUT', 'for wrong types', (_world, sessionId) => ({
    type: 'chat',
    ...{ content: 5, sessionId, requestId: {}, uploadedFiles: 'all' },
  })),
  refused('BAD_USER_INPUT', 'for an unknown topic', () => ({ type: 'subscribe', topic: 'all' })),
  refused('BAD_USER_INPUT', 'for an unknown type', () => ({ type: 'nonsense' })),
  refused('BAD_USER_INPUT', 'for broken JSON', () => '{"type":'),
];

/** Sends one message over a socket of its own, and gives what the answer does wrong. */
export async function socketFaults(
  world: World,
  { by = 'tenant', sends, answers, reads = {}, holds = {} }: SocketEvent,
): Promise<string[]> {
  const sessionId = newSessionId();
  const client = world.clients[by];
  const headers: Record<string, string> = client.bearer
    ? { authorization: `Bearer ${client.bearer}` }
    : {};
  const socket = openSocket(client, { path: `/ws?sessionId=${sessionId}`, headers });
  try {
    const message = await sends(world, sessionId);
    if (typeof message === 'string') socket.sendText(message);
    else socket.send(message);
    const answer = await socket.next(answers);
    return messageFaults(answer, reads, holds);
  } finally {
    await socket.close();
  }
}

function messageFaults(
  answer: SocketMessage,
  reads: Record<string, FieldType>,
  holds: Record<string, unknown>,
): string[] {
  const read: Answer = { status: 200, body: answer, faults: [] };
  const odd = Object.entries(holds)
    .filter(([name, value]) => answer[name] !== value)
    .map(([name]) => `${name} is ${JSON.stringify(answer[name])}`);
  return [...fieldFaults(read, reads), ...odd];
}
