import { setTimeout as delay } from 'node:timers/promises';
import { Chat } from '../chat/chat.ts';
import { Session } from '../chat/session.ts';
import { addTenants } from '../chat/tenants.ts';
import { memoryOf } from '../harness/process-figures.ts';
import { Product } from '../harness/product.ts';
import { type Benchmark, progress } from '../harness/report.ts';
import { median } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { markedQuestion } from '../provider/question.ts';

const REST_MS = 10_000;
const SAMPLES = 11;
const SAMPLE_EVERY_MS = 500;
const TENANTS = 20;
const CHATS = 200;
/** Chats that run at the same time. */
const AT_ONCE = 4;

/** Memory of the server with everything embedded. */
export const benchmark: Benchmark = {
  title: 'memory of the server with its embedded defaults',
  async measure() {
    using folder = new TemporaryFolder();
    progress('first start');
    const rows = [await measureFirstStart(folder.path)];
    const accounts = await addTenants(folder.path, TENANTS);
    progress('second start');
    await using product = await Product.start(folder.path);
    rows.push(await rest('second start, at rest', product));
    progress(`${CHATS} chats`);
    const sessions = await Promise.all(
      accounts.map((account) => Session.open(product.url, account)),
    );
    await chat(sessions);
    rows.push(await rest(`the same after ${CHATS} chats`, product));
    return {
      tables: [
        {
          heading: 'Resident memory (RSS) of the server process in MB',
          columns: ['state', 'median', 'least', 'most', 'peak so far'],
          rows,
        },
      ],
      notes: [
        `Each state: ${SAMPLES} samples, one every ${SAMPLE_EVERY_MS / 1000} s, from ${REST_MS / 1000} s after the last activity on.`,
        `Embedded database, events, files and assistant. A chat is one question, its streamed answer, and its end with summary, PDF and two mails; ${AT_ONCE} run at once, by ${TENANTS} tenants.`,
      ],
    };
  },
};

async function measureFirstStart(dataDir: string): Promise<string[]> {
  await using product = await Product.start(dataDir);
  return await rest('first start, at rest', product);
}

async function rest(state: string, { process }: Product): Promise<string[]> {
  await delay(REST_MS);
  const samples: number[] = [];
  while (samples.length < SAMPLES) {
    samples.push(memoryOf(process.pid).now);
    await delay(SAMPLE_EVERY_MS);
  }
  const { most } = memoryOf(process.pid);
  const figures = [median(samples), Math.min(...samples), Math.max(...samples), most];
  return [state, ...figures.map(megabytes)];
}

const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '-' : String(Math.round(bytes / 1e6));

async function chat(sessions: readonly Session[]): Promise<void> {
  let begun = 0;
  const work = async () => {
    for (let next = begun++; next < CHATS; next = begun++) {
      const session = sessions[next % sessions.length];
      if (!session) throw new Error('Nobody has signed in.');
      await using conversation = new Chat(session);
      await conversation.ask(markedQuestion(0).text);
      await conversation.end();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
