import { z } from 'zod';
import {
  type RequestContext,
  requireStaff,
  requireUuid,
  STAFF_LANGUAGES,
} from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { badInput, notFound, wrongField } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { type AddressRules, problemOfUrl } from '../../webhooks/index.js';
import { notificationReasons } from '../notification.reasons.js';
import { ownerOf, requirePerson } from '../person.js';
import { PushDevice } from './push-device.entity.js';
import { findDevices } from './push-device.repository.js';
import { endpointHash, type PushSubscriptions } from './push-subscriptions.js';

/** Devices of one person. */
const MOST_DEVICES = 20;

/** What one person may add in an hour; browsers renew their subscriptions rarely. */
const ADDED: RateLimit = { name: 'push-subscribe', points: 60, durationSeconds: 3600 };

const { issue: invalid } = notificationReasons.PUSH_SUBSCRIPTION_INVALID;

/** So many bytes in base64url. */
const bytes = (length: number) =>
  z.string().refine((text) => {
    const isAlphabet = /^[\w-]+={0,2}$/.test(text);
    return isAlphabet && Buffer.from(text, 'base64url').length === length;
  }, invalid);

const deviceSchema = z.object({
  endpoint: z.string().min(1, invalid),
  // A point of P-256, not compressed.
  p256dh: bytes(65),
  auth: bytes(16),
  language: z.enum(STAFF_LANGUAGES),
});

interface Dependencies {
  limits: RateLimits;
  rules: AddressRules;
  subscriptions: PushSubscriptions;
}

/** The browsers on which people of the staff are told. */
export class DeviceService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Adds the browser of the person's session; one that is known is this person's from now on. */
  async add(context: RequestContext, input: z.input<typeof deviceSchema>): Promise<string> {
    const { sessionId } = requireStaff(context.actor);
    const person = requirePerson(context.actor);
    const { language, ...subscription } = parseInput(deviceSchema, input);
    const problem = problemOfUrl(subscription.endpoint, this.#deps.rules);
    if (problem) throw wrongField('endpoint', problem);
    const { limits, subscriptions } = this.#deps;
    await limits.consume(ADDED, person.id, notificationReasons.TOO_MANY_PUSH_SUBSCRIPTIONS);
    const hash = endpointHash(subscription.endpoint);
    return transactional(context.em, async (tx) => {
      await tx.nativeDelete(PushDevice, { endpointHash: hash });
      if ((await findDevices(tx, person.id)).length >= MOST_DEVICES) {
        throw badInput(notificationReasons.TOO_MANY_PUSH_DEVICES({ max: MOST_DEVICES }));
      }
      const device = Object.assign(new PushDevice(), {
        ...ownerOf(person),
        ...{ sessionId, language, endpointHash: hash },
      });
      device.subscription = subscriptions.close(device.id, subscription);
      tx.persist(device);
      await tx.flush();
      return device.id;
    });
  }

  /** Nothing is sent to this device of the person any more. */
  async remove({ actor, em }: RequestContext, id: string): Promise<void> {
    const person = requirePerson(actor);
    const device = requireUuid(id);
    const removed = await em.execute<object[]>(
      `delete from push_device where id = ? and coalesce(member_id, admin_id) = ? returning id`,
      [device, person.id],
    );
    if (removed.length === 0) throw notFound(notificationReasons.PUSH_DEVICE_NOT_FOUND);
  }
}
