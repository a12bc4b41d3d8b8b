import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { connectValkey, type ValkeyClient } from '../valkey/index.js';
import type { Json } from './event-bus.js';
import { ValkeyEventBus } from './valkey.js';

const base = process.env['TEST_REDIS_URL'];
const log = pino({ level: 'silent' });
const clients: ValkeyClient[] = [];

async function busOf(database: number): Promise<ValkeyEventBus> {
  const url = new URL(`/${database}`, base).toString();
  const pair = await Promise.all([connectValkey(url, log), connectValkey(url, log)]);
  clients.push(...pair);
  return new ValkeyEventBus(...pair, log);
}

afterAll(() => {
  for (const client of clients) client.destroy();
});

it.skipIf(!base)('hears nothing of those who use another database of the server', async () => {
  const [mine, same, others] = await Promise.all([busOf(14), busOf(14), busOf(15)]);
  const heard: Json[] = [];
  const last = Promise.withResolvers<void>();
  await mine.listen('news', (payload) => {
    heard.push(payload);
    if (payload === 'last') last.resolve();
  });
  await others.publish('news', 'of others');
  await same.publish('news', 'last');
  await last.promise;
  expect(heard).toEqual(['last']);
});
