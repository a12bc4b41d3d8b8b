import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, createCompanyUser } from '../../testing/factories.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  addWebhook,
  deliveriesWhen,
  type DeliveryNode,
  REPLAY,
  run,
  TEST,
  UPDATE,
} from './testing/webhooks.js';

// The receiver of docs/webhooks.md, run as a reader who copies it would.

const root = join(import.meta.dirname, '../../../..');
const guide = readFileSync(join(root, 'docs/webhooks.md'), 'utf8');

let app: TestApp;
let folder: string;
let receiver: ChildProcess | undefined;

beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowPrivate: true } });
  // Beside the packages, so that the example finds the library that it imports.
  folder = await mkdtemp(join(root, 'node_modules', '.documented-receiver-'));
});
afterAll(async () => {
  receiver?.kill();
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

it('accepts what is signed, once, and nothing else', async () => {
  const em = app.em();
  const client = await asCompanyUser(app, await createCompanyUser(em, await createCompany(em)));
  const url = 'http://127.0.0.1:9/';
  const { webhook, secret } = await addWebhook(client, { url, events: ['END_USER_CREATED'] });
  const [, example = ''] = /```ts\n([^]*?)```/.exec(guide) ?? [];
  const file = join(folder, 'receiver.mjs');
  await writeFile(file, stripTypeScriptTypes(example));
  const started = spawn(process.execPath, [file], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver = started;
  const lines = createInterface(started.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const [, port] = /^Listening on (\d+)$/.exec(await nextLine()) ?? [];
  const address = `http://127.0.0.1:${port}/`;

  await run(client, UPDATE, { input: { id: webhook.id, url: address } });
  const test = async () =>
    (
      await run<{ testWebhook: { delivery: DeliveryNode } }>(client, TEST, {
        input: { id: webhook.id },
      })
    ).testWebhook.delivery;
  const first = await test();
  expect(await nextLine()).toBe(`webhook.test ${first.eventId}`);
  await run(client, REPLAY, { input: { id: first.id } });
  await deliveriesWhen(
    client,
    webhook.id,
    (all) => all.length === 2 && all.every(({ status }) => status === 'DELIVERED'),
  );
  const forged = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(first.payload),
    headers: {
      'webhook-id': first.eventId,
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
    },
  });
  expect(forged.status).toBe(401);
  // The repetition was taken without a word, and the forgery was not: the next line is another event.
  const second = await test();
  expect(await nextLine()).toBe(`webhook.test ${second.eventId}`);
});
