import type { NodeSource } from '../../platform/graphql/index.js';
import { keepPartitions } from '../../platform/database/index.js';
import { deliverySampler } from './delivery/delivery-metrics.js';
import type { Platform } from '../../platform/open-platform.js';
import type { AuditLog } from '../audit/index.js';
import type { TokenDigests } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { addressRulesOf } from './address-rules.js';
import { DeliveryWorker } from './delivery/delivery.worker.js';
import { findOverdue, forgetDeliveries } from './delivery/delivery.repository.js';
import { EndpointSwitch } from './delivery/endpoint-switch.js';
import {
  deliverWebhooksJob,
  forgetDeliveriesJob,
  sweepWebhooksJob,
} from './delivery/webhook.job.js';
import { WebhookSender } from './delivery/webhook-sender.js';
import { WebhookDeliveries } from './management/webhook-deliveries.service.js';
import { presentDelivery, presentWebhook } from './management/webhook.presenter.js';
import { WebhookResolver } from './management/webhook.resolver.js';
import { webhookRoutes } from './management/webhook.routes.js';
import { WebhookService } from './management/webhook.service.js';
import { OrphanedWebhookNotifier } from './orphaned-webhook-notifier.js';
import { WebhookPublisher } from './publishing/webhook-publisher.js';
import { WebhookSecrets } from './webhook-secrets.js';

export { type AddressRules, addressRulesOf, problemOfUrl } from './address-rules.js';
export { admitAddress, checkedLookup } from './outgoing-address.js';
export { WebhookSender } from './delivery/webhook-sender.js';
export { webhookReasons } from './webhook.reasons.js';
export type { EventPublisher, NewWebhookEvent } from './event-publisher.js';
export { countEndpoints } from './delivery/delivery.repository.js';
export { Webhook } from './webhook.entity.js';
export { WebhookDelivery } from './webhook-delivery.entity.js';
export { WEBHOOK_DESCRIPTIONS } from './event-descriptions.js';
export { WebhookEvent } from './webhook-event.entity.js';
export { WebhookResolver } from './management/webhook.resolver.js';

/** How long the log of deliveries is kept. */
const KEPT_DAYS = 30;

interface WebhookParts extends Pick<
  Platform,
  'config' | 'database' | 'jobs' | 'limits' | 'log' | 'metrics' | 'samplers'
> {
  audit: AuditLog;
  digests: TokenDigests;
  mail: MailService;
}

/** Puts the feature together and takes on its jobs; close it after the jobs have stopped. */
export function createWebhooks({ config, jobs, limits, log, metrics, ...parts }: WebhookParts) {
  parts.samplers.add(deliverySampler(parts.database));
  const { audit, mail, digests } = parts;
  const rules = addressRulesOf(config);
  const secrets = new WebhookSecrets(digests.keyFor('webhook secret'));
  const sender = new WebhookSender(rules);
  const endpoints = new EndpointSwitch({ mail, publicUrl: config.publicUrl, log });
  const userAgent = `Hausgeist-Webhooks/${config.version}`;
  const worker = new DeliveryWorker({ jobs, sender, secrets, endpoints, metrics, userAgent });
  jobs.work(deliverWebhooksJob, (context, data, attempt) => worker.run(context, data, attempt));
  jobs.work(sweepWebhooksJob, async ({ em }) =>
    jobs.enqueueAll(em, deliverWebhooksJob, await findOverdue(em)),
  );
  jobs.work(forgetDeliveriesJob, async ({ em }) => {
    await forgetDeliveries(em, KEPT_DAYS);
    const table = { name: 'webhook_delivery', keptDays: KEPT_DAYS, onlyEmpty: true };
    await keepPartitions(em, table);
  });
  const service = new WebhookService({ audit, limits, secrets, rules });
  const deliveries = new WebhookDeliveries({ audit, jobs, limits });
  return {
    removalListener: new OrphanedWebhookNotifier({ audit, mail, publicUrl: config.publicUrl }),
    /** Where other features publish their events. */
    publisher: new WebhookPublisher(jobs),
    nodes: [
      {
        type: 'Webhook',
        access: ['admin', 'companyUser'],
        find: async (request, ids) => (await service.findAll(request, ids)).map(presentWebhook),
      },
      {
        type: 'WebhookDelivery',
        access: ['admin', 'companyUser'],
        find: async (request, ids) => (await deliveries.findAll(request, ids)).map(presentDelivery),
      },
    ] satisfies NodeSource[],
    resolvers: [new WebhookResolver(service, deliveries)],
    restRoutes: webhookRoutes(service, deliveries),
    stop: () => sender.close(),
  };
}
