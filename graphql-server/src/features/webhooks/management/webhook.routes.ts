import { z } from 'zod';
import { wrongField } from '../../../platform/errors/index.js';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  listResponse,
  queryText,
  refusalResponse,
  restPageQuery,
  type RestRoute,
  restRoute,
  toListAnswer,
  toOffset,
} from '../../../platform/http/index.js';
import { moment } from '../../../platform/input/index.js';
import { WEBHOOK_EVENTS } from '../event-types.js';
import type { DeliveryStatus } from '../webhook-delivery.entity.js';
import { webhookReasons } from '../webhook.reasons.js';
import type { DeliveryFilter } from './webhook-delivery.repository.js';
import type { WebhookDeliveries } from './webhook-deliveries.service.js';
import { toDeliveryData, toWebhookData } from './webhook.presenter.js';
import { eventName } from './webhook.schemas.js';
import type { WebhookService } from './webhook.service.js';

const tag = 'Webhooks';
const access = ['admin', 'companyUser'] as const;

const page = restPageQuery(25);
const time = z.iso.datetime();
const deliveryStatus = z.enum(['pending', 'delivered', 'failed']);

const webhookSchema = z
  .object({
    id: z.uuid(),
    url: z.url(),
    description: z.string(),
    managingCompany: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    isActive: z.boolean(),
    disabledReason: z.string().nullable(),
    disabledRefusal: refusalResponse,
    createdAt: time,
    lastDeliveryAt: time.nullable(),
    lastDeliveryStatus: deliveryStatus.nullable().describe('What became of that; null if never.'),
    previousSecretValidUntil: time.nullable(),
  })
  .meta({ id: 'Webhook' });

const deliverySchema = z
  .object({
    id: z.uuid(),
    eventId: z.uuid(),
    eventType: z.string(),
    status: deliveryStatus,
    attempts: z.int(),
    createdAt: time,
    lastAttemptAt: time.nullable(),
    nextAttemptAt: time.nullable(),
    responseStatus: z.int().nullable(),
    durationMs: z.int().nullable(),
    error: z.string().nullable(),
    refusal: refusalResponse,
    payload: z.string().describe('The body as it is sent, JSON.'),
  })
  .meta({ id: 'WebhookDelivery' });

const secret = z.string().describe('Begins with `whsec_`; told this once.');
const webhookAnswer = changedResponse(webhookSchema);
const secretAnswer = changedResponse(
  webhookSchema.extend({ secret }).meta({ fieldsOf: 'Webhook' }),
);
const deliveryAnswer = changedResponse(deliverySchema);

/** Types only: what a field must hold is the service's to check, with the words for people. */
const fields = {
  url: z.string().nullish(),
  description: z.string().nullish(),
  events: z
    .array(z.string())
    .nullish()
    .describe(`What it is told of: at least one of ${WEBHOOK_EVENTS.join(', ')}.`),
};

const deliveryTime = moment(webhookReasons.DELIVERY_TIME_INVALID.issue);

/** The calls about webhooks. */
export const webhookRoutes = (
  webhooks: WebhookService,
  deliveries: WebhookDeliveries,
): RestRoute[] => [...management(webhooks), ...sending(deliveries), replayingMany(deliveries)];

const management = (webhooks: WebhookService): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/webhooks',
    access,
    tag,
    summary: 'Endpoints that are told of events, the newest first.',
    description:
      'Administrators see those for all companies, or with `companyId` those of a company; company administrators those of their own.',
    query: z.object({ companyId: queryText, ...page }),
    response: listResponse(webhookSchema),
    handle: async (context, { query: { companyId, ...asked } }) => {
      const list = await webhooks.list(context, { companyId, page: toOffset(asked) });
      return toListAnswer(list, asked, toWebhookData);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/webhooks',
    access,
    tag,
    summary: 'Adds an endpoint, and tells its secret once.',
    requires: ['url', 'events'],
    body: z
      .object({ ...fields, companyId: z.string().nullish() })
      .meta({ fieldsOf: 'CreateWebhookInput' }),
    status: 201,
    response: secretAnswer,
    handle: async (context, { body }) => {
      const created = await webhooks.create(context, body);
      return {
        message: 'Webhook created successfully',
        data: { ...toWebhookData(created.webhook), secret: created.secret },
      };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/webhooks/:id',
    access,
    tag,
    summary: 'One endpoint.',
    params: idParams,
    response: dataResponse(webhookSchema),
    handle: async (context, { params }) => ({
      data: toWebhookData(await webhooks.find(context, params.id)),
    }),
  }),
  restRoute({
    method: 'PUT',
    path: '/webhooks/:id',
    access,
    tag,
    summary: 'Changes an endpoint, or switches it off or on; what is left out stays.',
    params: idParams,
    body: z
      .object({ ...fields, isActive: z.boolean().nullish() })
      .meta({ fieldsOf: 'UpdateWebhookInput' }),
    response: webhookAnswer,
    handle: async (context, { params, body }) => ({
      message: 'Webhook updated successfully',
      data: toWebhookData(await webhooks.update(context, params.id, body)),
    }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/webhooks/:id',
    access,
    tag,
    summary: 'Deletes an endpoint with its deliveries.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => ({
      message: 'Webhook deleted successfully',
      data: { id: await webhooks.delete(context, params.id) },
    }),
  }),
  restRoute({
    method: 'POST',
    path: '/webhooks/:id/rotate-secret',
    access,
    tag,
    summary: 'Gives an endpoint another secret, told this once.',
    params: idParams,
    body: z.object({
      graceHours: z
        .number()
        .nullish()
        .describe(
          'Hours for which bodies are signed with the secret before as well, 0 to 168; 24 if missing.',
        ),
    }),
    response: secretAnswer,
    handle: async (context, { params, body }) => {
      const rotated = await webhooks.rotateSecret(context, params.id, body);
      return {
        message: 'Secret rotated successfully',
        data: { ...toWebhookData(rotated.webhook), secret: rotated.secret },
      };
    },
  }),
];

const sending = (deliveries: WebhookDeliveries): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/webhooks/:id/test',
    access,
    tag,
    summary: 'Sends `webhook.test` to an endpoint.',
    params: idParams,
    status: 202,
    response: deliveryAnswer,
    handle: async (context, { params }) => {
      const data = toDeliveryData(await deliveries.test(context, params.id));
      return { message: 'Test event is on its way', data };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    access,
    tag,
    summary: 'What was sent to an endpoint during the last 30 days, the newest first.',
    params: idParams,
    query: z.object({
      status: queryText.describe(
        '`PENDING`, `DELIVERED`, or `FAILED` for what never arrived, in any case.',
      ),
      event: eventName.optional().describe('Only of this event.'),
      from: deliveryTime.optional().describe('Not before this moment.'),
      to: deliveryTime.optional().describe('Before this moment.'),
      ...page,
    }),
    response: listResponse(deliverySchema),
    handle: async (context, { params, query: { status, event, from, to, ...asked } }) => {
      const filter = toFilter({ status, events: event && [event], from, to });
      const list = await deliveries.list(context, params.id, { filter, page: toOffset(asked) });
      return toListAnswer(list, asked, toDeliveryData);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/webhooks/deliveries/:id/replay',
    access,
    tag,
    summary: 'Sends the event of a delivery once more, with the same event id.',
    params: idParams,
    status: 202,
    response: deliveryAnswer,
    handle: async (context, { params }) => {
      const data = toDeliveryData(await deliveries.replay(context, params.id));
      return { message: 'Event is on its way again', data };
    },
  }),
];

const replayingMany = (deliveries: WebhookDeliveries): RestRoute =>
  restRoute({
    method: 'POST',
    path: '/webhooks/:id/replay',
    access,
    tag,
    summary: 'Sends all events of a time once more, each once and with the same event id.',
    description:
      'At most 10,000 events that the endpoint got during the last 30 days. What is still on its way is left out.',
    params: idParams,
    body: z.object({
      from: deliveryTime.nullish().describe('Not before this moment.'),
      to: deliveryTime.nullish().describe('Before this moment.'),
      events: z.array(eventName).nullish().describe('Only of these events.'),
      status: z.string().nullish().describe('`DELIVERED` or `FAILED`, in any case.'),
    }),
    status: 202,
    response: changedResponse(
      z.object({ count: z.int() }).meta({ fieldsOf: 'WebhookDeliveriesPayload' }),
    ),
    handle: async (context, { params, body }) => ({
      message: 'Events are on their way again',
      data: { count: await deliveries.replayAll(context, params.id, toFilter(body)) },
    }),
  });

type AskedFilter = Pick<DeliveryFilter, 'events'> & {
  [Name in 'status' | 'from' | 'to']?: string | null | undefined;
};

const toFilter = ({ status, events, from, to }: AskedFilter): DeliveryFilter => ({
  ...{ status: toStatus(status), events },
  from: from ? new Date(from) : null,
  to: to ? new Date(to) : null,
});

const STATUSES: readonly DeliveryStatus[] = ['PENDING', 'DELIVERED', 'FAILED'];

function toStatus(text: string | null | undefined): DeliveryStatus | undefined {
  if (!text) return undefined;
  const status = STATUSES.find((known) => known.toLowerCase() === text.toLowerCase());
  if (status) return status;
  throw wrongField('status', webhookReasons.DELIVERY_STATUS_UNKNOWN);
}
