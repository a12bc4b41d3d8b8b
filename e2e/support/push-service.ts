import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
  type Worker,
} from '@playwright/test';

/** What a browser shows of a push. */
export interface Shown {
  title: string;
  path: string;
  isUrgent: boolean;
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Stands in for the push service of a browser, which would be on the internet. The browser subscribes with
 * keys of this test, so that it can read what arrives and hand it on to the program in the browser.
 */
export class PushService {
  readonly #arrived: Buffer[] = [];
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      this.#arrived.push(Buffer.concat(pieces));
      response.writeHead(201).end();
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#keys.generateKeys();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** All that has arrived, as the browser reads it. */
  get shown(): Shown[] {
    return this.#arrived.map((body) => JSON.parse(this.#decrypt(body)) as Shown);
  }

  /** Lets this browser subscribe here; all else about its pushes is its own. */
  async attach(context: BrowserContext): Promise<void> {
    await context.grantPermissions(['notifications']);
    const { port } = this.#server.address() as AddressInfo;
    await context.addInitScript(
      ({ endpoint, p256dh, auth }) => {
        const subscription = {
          ...{ endpoint, options: {}, unsubscribe: async () => true },
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        };
        // Browsers without a window deny notifications, whatever they were granted.
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
        Notification.requestPermission = async () => 'granted';
        Object.assign(PushManager.prototype, {
          subscribe: async () => subscription,
          getSubscription: async () => null,
        });
      },
      {
        endpoint: `http://127.0.0.1:${port}/send`,
        p256dh: this.#keys.getPublicKey().toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    );
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** RFC 8291 and 8188: one record, as long as what it says. */
  #decrypt(body: Buffer): string {
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const about = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#keys.getPublicKey(),
      sender,
    ]);
    const secret = hkdf(this.#keys.computeSecret(sender), this.#auth, about, 32);
    const salt = body.subarray(0, 16);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const record = decipher.update(body.subarray(keyEnd, -16));
    const plain = Buffer.concat([record, decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

const isOurs = (worker: Worker): boolean => worker.url().includes('/push/');

/**
 * Hands a push to the program that the page has registered, and gives the titles that it shows then. A browser
 * without a window shows none, so that what would be shown is kept.
 */
export async function deliver(page: Page, session: CDPSession, push: Shown): Promise<string[]> {
  const context = page.context();
  const worker =
    context.serviceWorkers().find(isOurs) ??
    (await context.waitForEvent('serviceworker', { predicate: isOurs }));
  await worker.evaluate(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void shown.push(title);
  });
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(push),
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  await expect.poll(shown).not.toEqual([]);
  return shown();
}
