import { join } from 'node:path';
import { Chat } from '../chat/chat.ts';
import { Session } from '../chat/session.ts';
import { readDemoAccount } from '../chat/tenants.ts';
import { freePort } from '../harness/free-port.ts';
import { node, root } from '../harness/paths.ts';
import { onCore } from '../harness/pinning.ts';
import { ManagedProcess } from '../harness/process.ts';
import { Product } from '../harness/product.ts';
import type { Provider } from '../provider/provider.ts';
import { stampedQuestion } from '../provider/question.ts';

/** A server whose subscribers are all told the same pieces. */
export interface Speaker {
  name: string;
  pid: number;
  /** How subscribers reach it, and what they follow. */
  target: { url: string; cookie: string; sessionId: string };
  /** Sends pieces that hold the time, one each `everyMs`. */
  say(count: number, everyMs: number): Promise<void>;
}

/** The product: a tenant asks, and the answer is what the subscribers are told. */
export async function startProduct(
  stack: AsyncDisposableStack,
  dataDir: string,
  provider: Provider,
): Promise<Speaker> {
  const product = stack.use(await Product.start(dataDir, provider.settings, [], 0));
  const session = await Session.open(product.url, readDemoAccount());
  const chat = stack.use(new Chat(session));
  return {
    name: 'product',
    pid: product.process.pid,
    target: {
      url: socketOf(product.url),
      cookie: session.cookie,
      sessionId: chat.sessionId,
    },
    say: async (count, everyMs) => {
      // A server that cannot keep up shows it in the figures and not by giving up.
      await chat.ask(stampedQuestion(count, everyMs).text, 30_000 + 3 * count * everyMs);
    },
  };
}

/** Apollo Server and graphql-ws alone: what this costs without a product around it. */
export async function startBare(stack: AsyncDisposableStack): Promise<Speaker> {
  const port = await freePort();
  const script = join(root, 'tools/bench/fanout/bare-server.ts');
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' };
  const [command, args] = onCore(0, node, [script, String(port)]);
  const child = new ManagedProcess(command, args, env);
  stack.defer(() => child.stop());
  await child.wrote('listening');
  const url = `http://localhost:${port}`;
  return {
    name: 'bare Apollo and graphql-ws',
    pid: child.pid,
    target: { url: socketOf(url), cookie: '', sessionId: 'bench' },
    say: async (count, everyMs) => {
      const address = new URL(`/say?count=${count}&everyMs=${everyMs}`, url);
      const response = await fetch(address, { method: 'POST' });
      await response.text();
    },
  };
}

const socketOf = (url: string) => new URL('/graphql', url).toString().replace(/^http/, 'ws');
