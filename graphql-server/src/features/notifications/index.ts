import type { FastifyInstance } from 'fastify';
import type { EntityManager } from '../../platform/database/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { SessionService, TokenDigests } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { addressRulesOf, WebhookSender } from '../webhooks/index.js';
import { digestJob } from './digest/digest.job.js';
import { DigestWorker } from './digest/digest.worker.js';
import { NotificationEventsResolver } from './events/notification-events.resolver.js';
import { NotificationFeed } from './events/notification-feed.js';
import { forgetNotificationsJob } from './forget-notifications.job.js';
import { NotificationList } from './listing/notification-list.service.js';
import { notifyJob } from './making/notify.job.js';
import { NotifyWorker } from './making/notify.worker.js';
import { NotificationResolver } from './notification.resolver.js';
import { notificationRoutes } from './notification.routes.js';
import { Notifier } from './notifier.js';
import { DeviceService } from './push/device.service.js';
import { forgetDevices } from './push/push-device.repository.js';
import { devicePushJob, heldPushJob, pushJob } from './push/push.job.js';
import { PushSubscriptions } from './push/push-subscriptions.js';
import { PushWorker } from './push/push.worker.js';
import { addServiceWorkerRoute } from './push/service-worker.routes.js';
import { readVapid } from './push/vapid.js';
import { SettingsResolver } from './settings/settings.resolver.js';
import { SettingsService } from './settings/settings.service.js';

export { dangerName } from './danger-names.js';
export { Notification, NotificationSettings, PushDevice } from './entities.js';
export { NotificationEventsResolver } from './events/notification-events.resolver.js';
export { notificationReasons } from './notification.reasons.js';
export { NotificationResolver } from './notification.resolver.js';
export type { Notifier } from './notifier.js';
export { SettingsResolver as NotificationSettingsResolver } from './settings/settings.resolver.js';
export { findLanguages } from './settings/languages.repository.js';
export { wantsMail } from './settings/wants-mail.repository.js';

/** How long it is kept what people were told. */
const KEPT_DAYS = 90;

type NotificationsParts = Pick<Platform, 'config' | 'events' | 'jobs' | 'limits'> & {
  digests: TokenDigests;
  mail: MailService;
  sessions: SessionService;
};

/** Puts the feature together and takes on its jobs. */
export async function createNotifications({ config, jobs, mail, ...parts }: NotificationsParts) {
  const { events, limits, sessions, digests } = parts;
  const vapid = await readVapid(config);
  const rules = addressRulesOf(config);
  const subscriptions = new PushSubscriptions(digests.keyFor('push subscriptions'));
  const sender = new WebhookSender(rules);
  const making = new NotifyWorker({ events, jobs });
  const digest = new DigestWorker({ jobs, mail, publicUrl: config.publicUrl });
  const push = new PushWorker({ jobs, sender, subscriptions, vapid });
  jobs.work(notifyJob, ({ em }, cause) => making.run(em, cause));
  jobs.work(digestJob, ({ em }, owed) => digest.run(em, owed));
  jobs.work(pushJob, ({ em }, told) => push.spread(em, told));
  jobs.work(heldPushJob, ({ em }, person) => push.spreadHeld(em, person));
  jobs.work(devicePushJob, (context, told, attempt) => push.push(context, told, attempt));
  jobs.work(forgetNotificationsJob, ({ em }) => forgetOld(em));
  const services = {
    notifications: new NotificationList(events),
    settings: new SettingsService(),
    devices: new DeviceService({ limits, rules, subscriptions }),
    pushKey: vapid.publicKey,
  };
  return {
    /** Where other features say what people are to be told of. */
    notifier: new Notifier(jobs, events),
    resolvers: [
      new NotificationResolver(services.notifications),
      new NotificationEventsResolver(),
      new SettingsResolver(services),
    ],
    contextExtras: { notificationFeed: new NotificationFeed(events, sessions) },
    restRoutes: notificationRoutes(services),
    addRoutes: (server: FastifyInstance) => addServiceWorkerRoute(server),
    stop: () => sender.close(),
  };
}

async function forgetOld(em: EntityManager): Promise<void> {
  await em.execute(`delete from notification where created_at < now() - make_interval(days => ?)`, [
    KEPT_DAYS,
  ]);
  await forgetDevices(em);
}
