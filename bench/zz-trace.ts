import { readFileSync, rmSync } from 'node:fs';
import { addTenants } from './chat/tenants.ts';
import { Product } from './harness/product.ts';
import { TemporaryFolder } from './harness/temporary-folder.ts';
import { Provider } from './provider/provider.ts';
import { Session } from './chat/session.ts';
import { Chat } from './chat/chat.ts';
import { markedQuestion } from './provider/question.ts';
import { median } from './harness/statistics.ts';
using folder = new TemporaryFolder();
await using provider = await Provider.start();
await (await Product.start(folder.path, provider.settings)).process.stop();
const accounts = await addTenants(folder.path, 5);
const file = '/tmp/w7-trace.txt';
rmSync(file, { force: true });
await using product = await Product.start(folder.path, { ...provider.settings, TRACE_FILE: file }, [
  '--import',
  '/tmp/w7-trace.mjs',
  ...(process.env.PROF
    ? ['--cpu-prof', '--cpu-prof-dir=/tmp/w7-prof', '--cpu-prof-interval=200']
    : []),
]);
const chats = [];
for (const a of accounts) chats.push(new Chat(await Session.open(product.url, a)));
const before: number[] = [];
const windows: [number, number][] = [];
for (let i = 0; i < 30; i++) {
  const { id, text } = markedQuestion(10);
  const r = await chats[i % 5]!.ask(text);
  const t = await provider.timesOf(id);
  if (i >= 5) {
    before.push(t.askedAt - r.sentAt);
    windows.push([r.sentAt, t.askedAt]);
  }
  await new Promise((r) => setTimeout(r, 300));
}
await new Promise((r) => setTimeout(r, 500));
console.log(
  'before: median',
  median(before).toFixed(1),
  'min',
  Math.min(...before).toFixed(1),
  'p25',
  before.toSorted((x, y) => x - y)[6]!.toFixed(1),
);
const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.split('\t'));
const groups = new Map<string, { times: number[]; seen: number; at: number[] }>();
for (const w of windows) {
  let key = '';
  let t = 0;
  for (const [at, took, kind, sql] of lines)
    if (Number(at) >= w[0] && Number(at) <= w[1]) {
      if (kind === 'P' || kind === 'Q') {
        key = sql!.replace(/^\W+\w?\s/, '').slice(0, 70);
        t = 0;
        var began = Number(at) - w[0];
      }
      t += Number(took);
      if (kind === 'S') {
        const g = groups.get(key) ?? { times: [], seen: 0, at: [] };
        g.times.push(t);
        g.at.push(began!);
        g.seen++;
        groups.set(key, g);
      }
    }
}
for (const [key, g] of [...groups].sort((x, y) => median(x[1].at) - median(y[1].at)))
  console.log(
    median(g.at).toFixed(1).padStart(6),
    median(g.times).toFixed(2).padStart(6),
    Math.min(...g.times)
      .toFixed(2)
      .padStart(6),
    String(g.seen).padStart(4),
    key,
  );
for (const c of chats) await c[Symbol.asyncDispose]();
