import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { type JobAttempt, type JobQueue, PermanentJobError } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { WebhookSender } from '../../webhooks/index.js';
import { findReader, findReaders } from '../making/recipients.repository.js';
import { KIND_RULES } from '../notification-kinds.js';
import { listPath, pathOf } from '../notification-path.js';
import { countTitle, titleOf } from '../notification-texts.js';
import { findTold, takeHeldPushes } from '../unsent.repository.js';
import { type DeviceRow, findDevices, findDevice, removeDevice } from './push-device.repository.js';
import { devicePushJob } from './push.job.js';
import type { PushSubscriptions } from './push-subscriptions.js';
import type { Vapid } from './vapid.js';

/** What a device is to be told; `id` is missing where several are told together. */
interface DevicePush {
  personId: string;
  companyId: string | null;
  deviceId: string;
  notificationId: string | null;
  count: number;
}

/** What a device shows. Nothing of it is personal: lock screens are read by others. */
interface Payload {
  title: string;
  /** Where a press leads, below the address of the server. */
  path: string;
  /** A later one with the same tag takes the place of the earlier one. */
  tag: string;
  isUrgent: boolean;
}

interface Dependencies {
  jobs: JobQueue;
  sender: Pick<WebhookSender, 'send'>;
  subscriptions: PushSubscriptions;
  vapid: Vapid;
}

/** Seconds for which push services keep what a device that is away is told. */
const KEPT_SECONDS = 12 * 3600;

/** Status codes by which a push service says that there is no such device any more. */
const GONE = new Set([404, 410]);

/** The service will answer the same again: a fault of ours, or a key that is not the device's. */
const isRefused = (status = 0) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Tells the devices of people. A device that is told twice after a crash shows it once, by its tag. */
export class PushWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Tells all devices of a person, one by one. */
  async spread(
    em: EntityManager,
    person: { personId: string; companyId: string | null; notificationId: string },
  ): Promise<void> {
    await transactional(em, (tx) => this.#spread(tx, { ...person, count: 1 }));
  }

  /** Tells how much came in the quiet hours, as far as it has not been read meanwhile. */
  async spreadHeld(
    em: EntityManager,
    person: { personId: string; companyId: string | null },
  ): Promise<void> {
    await transactional(em, async (tx) => {
      const held = (await takeHeldPushes(tx, person.personId)).filter(({ isRead }) => !isRead);
      const reader = { id: person.personId, companyId: person.companyId };
      const { kinds } = await findReaders(
        tx,
        reader,
        held.map(({ kind }) => kind),
      );
      const seen = held.filter(({ kind }) => kinds.has(kind));
      const [first] = seen;
      if (!first) return;
      const notificationId = seen.length === 1 ? first.id : null;
      await this.#spread(tx, { ...person, notificationId, count: seen.length });
    });
  }

  async #spread(tx: EntityManager, told: Omit<DevicePush, 'deviceId'>): Promise<void> {
    const devices = await findDevices(tx, told.personId);
    await this.#deps.jobs.enqueueAll(
      tx,
      devicePushJob,
      devices.map(({ id: deviceId }) => ({ ...told, deviceId })),
    );
  }

  /** Tells one device, unless the person has read it or may not see it any more. */
  async push(
    { em, log }: { em: EntityManager; log: Logger },
    told: DevicePush,
    { signal }: Pick<JobAttempt, 'signal'>,
  ): Promise<void> {
    const device = await findDevice(em, told);
    if (!device) return;
    const payload = await payloadFor(em, told, device);
    if (!payload) return;
    const request = await this.#encrypt(device, payload);
    if (!request) return removeDevice(em, device.id);
    const { responseStatus, failure } = await this.#deps.sender.send(request, signal);
    if (!failure) return;
    if (GONE.has(responseStatus ?? 0)) return removeDevice(em, device.id);
    const facts = { deviceId: device.id, reason: failure.message };
    if (!isRefused(responseStatus)) throw new Error(failure.message);
    log.warn(facts, 'a push service has refused a notification');
    throw new PermanentJobError(failure.message);
  }

  async #encrypt(device: DeviceRow, payload: Payload) {
    const subscription = this.#deps.subscriptions.open(device.id, device.subscription);
    if (!subscription) return undefined;
    const { endpoint, ...keys } = subscription;
    const { default: webPush } = await import('web-push');
    const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
      vapidDetails: this.#deps.vapid,
      TTL: KEPT_SECONDS,
      urgency: payload.isUrgent ? 'high' : 'normal',
      topic: topicOf(payload.tag),
      contentEncoding: 'aes128gcm',
    });
    return { url: endpoint, headers: details.headers, body: details.body };
  }
}

/** At most 32 letters of base64url, of which the service keeps one message that is not delivered yet. */
const topicOf = (tag: string) => tag.replaceAll(/[^\w-]|-/g, '').slice(0, 32);

async function payloadFor(
  em: EntityManager,
  { personId, companyId, notificationId, count }: DevicePush,
  { language }: DeviceRow,
): Promise<Payload | undefined> {
  const person = { companyId };
  if (notificationId === null) {
    const title = countTitle(language, count);
    return { title, path: listPath(person), tag: 'several', isUrgent: false };
  }
  const told = await findTold(em, personId, notificationId);
  if (!told || told.isRead) return undefined;
  if (!(await findReader(em, { id: personId, companyId }, told.kind))) return undefined;
  return {
    title: titleOf(language, told),
    path: pathOf(told),
    tag: told.id,
    isUrgent: KIND_RULES[told.kind].isUrgent === true,
  };
}
