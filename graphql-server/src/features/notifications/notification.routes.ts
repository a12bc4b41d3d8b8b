import { NOTIFICATION_KINDS } from '@hausgeist/schema';
import { z } from 'zod';
import { STAFF_LANGUAGES } from '../../platform/context/index.js';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  listResponse,
  messageResponse,
  restPageQuery,
  type RestRoute,
  restRoute,
  timestampResponse,
  toListAnswer,
  toOffset,
} from '../../platform/http/index.js';
import type { NotificationList } from './listing/notification-list.service.js';
import { presentNotification, presentSettings } from './notification.presenter.js';
import type { DeviceService } from './push/device.service.js';
import { fromInput } from './settings/settings-input.js';
import type { SettingsService } from './settings/settings.service.js';

const notificationResponse = z
  .object({
    id: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    createdAt: timestampResponse.describe('When it happened, of several the last time.'),
    count: z
      .int()
      .describe('How often it has happened: what happens again before it is read is counted.'),
    readAt: timestampResponse.nullable(),
    path: z.string(),
    subject: z.string().nullable(),
    actorName: z.string().nullable(),
    deputyFor: z
      .string()
      .nullable()
      .describe('The absent colleague in whose place the person was told.'),
    companyId: z.uuid().nullable(),
    companyName: z.string().nullable(),
    conversationId: z.uuid().nullable(),
    caseId: z.uuid().nullable(),
    caseNumber: z.int().nullable(),
    broadcastId: z.uuid().nullable(),
    danger: z.string().nullable(),
    quota: z.string().nullable(),
    quotaUsed: z.number().nullable(),
    quotaLimit: z.number().nullable(),
  })
  .meta({ id: 'Notification' });

const choice = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  inConsole: z.boolean(),
  byMail: z.boolean(),
  byPush: z.boolean(),
});

const settingsResponse = z
  .object({
    choices: z.array(choice.extend({ isFixed: z.boolean() })),
    quietFrom: z.string().nullable(),
    quietUntil: z.string().nullable(),
    timeZone: z.string(),
    language: z.enum(STAFF_LANGUAGES),
    hasSound: z.boolean(),
    devices: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        createdAt: timestampResponse,
        isCurrent: z.boolean(),
      }),
    ),
    pushKey: z.string(),
  })
  .meta({ id: 'NotificationSettings' });

const settingsBody = z
  .object({
    choices: z.array(choice).nullish(),
    quietFrom: z.string().nullish(),
    quietUntil: z.string().nullish(),
    timeZone: z.string().nullish(),
    language: z.enum(STAFF_LANGUAGES).nullish(),
    hasSound: z.boolean().nullish(),
  })
  .meta({ id: 'NotificationSettingsInput', fieldsOf: 'UpdateNotificationSettingsInput' });

const unreadCount = z.int().describe('How many are unread now.');
const unreadResponse = messageResponse.extend({ unreadCount });
const common = { access: ['admin', 'companyUser'], tag: 'Notifications' } as const;

interface Services {
  notifications: NotificationList;
  settings: SettingsService;
  devices: DeviceService;
  pushKey: string;
}

/** The calls about what people of the staff are told; each for themselves, and no key for a person. */
export const notificationRoutes = (services: Services): RestRoute[] => [
  ...listRoutes(services),
  ...settingsRoutes(services),
];

const listRoutes = ({ notifications }: Services): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/notifications',
    summary: 'What the caller was told, the newest first.',
    query: z.object({
      unread: z.enum(['true', 'false']).optional().describe('`true` for unread ones only.'),
      ...restPageQuery(25),
    }),
    response: listResponse(notificationResponse).extend({ unreadCount }),
    handle: async (context, { query }) => {
      const isUnread = query.unread === 'true';
      const page = toOffset(query);
      const list = await notifications.list(context, { page, isUnread, counted: true });
      return {
        ...toListAnswer(list, query, (row) => toBody(presentNotification(row))),
        unreadCount: await notifications.countUnread(context),
      };
    },
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/notifications/read',
    summary: 'Marks notifications as read: those named, or all that came until a moment.',
    body: z.object({
      ids: z.array(z.string()).nullish().describe('Those to mark, at most 200.'),
      until: z.iso
        .datetime()
        .nullish()
        .describe('Without `ids`: all that came until then; those that came later stay unread.'),
    }),
    response: unreadResponse,
    handle: async (context, { body }) => ({
      message: 'Marked as read',
      unreadCount:
        !body.ids && body.until
          ? await notifications.markAllRead(context, new Date(body.until))
          : await notifications.markRead(context, body.ids ?? []),
    }),
  }),
];

const settingsRoutes = ({ settings, devices, pushKey }: Services): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/notifications/settings',
    summary: 'How the caller wants to be told, and on which devices.',
    response: dataResponse(settingsResponse),
    handle: async (context) => ({
      data: presentSettings(context, await settings.find(context), pushKey),
    }),
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/notifications/settings',
    summary: 'Changes how the caller wants to be told; what is left out stays.',
    body: settingsBody,
    response: changedResponse(settingsResponse),
    handle: async (context, { body }) => ({
      message: 'Saved',
      data: presentSettings(context, await settings.change(context, fromInput(body)), pushKey),
    }),
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/notifications/devices',
    summary: 'Adds the browser of this sign-in to the devices that the caller is told on.',
    body: z
      .object({
        endpoint: z.string(),
        p256dh: z.string(),
        auth: z.string(),
        language: z.enum(STAFF_LANGUAGES),
      })
      .meta({ fieldsOf: 'SubscribeToPushInput' }),
    status: 201,
    response: changedResponse(z.object({ id: z.uuid().describe('Its id among the devices.') })),
    handle: async (context, { body }) => ({
      message: 'This device is told from now on',
      data: { id: await devices.add(context, body) },
    }),
  }),
  restRoute({
    ...common,
    method: 'DELETE',
    path: '/notifications/devices/:id',
    summary: 'Takes a browser out of the devices that the caller is told on.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => {
      await devices.remove(context, params.id);
      return { message: 'This device is not told any more', data: { id: params.id } };
    },
  }),
];

/** REST leaves nothing out that is empty. */
const toBody = ({ readAt = null, ...rest }: ReturnType<typeof presentNotification>) => ({
  ...rest,
  readAt,
});
