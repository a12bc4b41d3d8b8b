import type { RequestContext } from '../../platform/context/index.js';
import { deviceNameFor } from '../auth/index.js';
import type { NotificationRow } from './listing/notification-list.repository.js';
import { pathOf } from './notification-path.js';
import type { Notification } from './notification.type.js';
import type { SettingsView } from './settings/settings.service.js';
import type { NotificationSettings } from './settings/settings.type.js';

/** A notification as GraphQL and REST show it. */
export function presentNotification(row: NotificationRow): Notification {
  const { adminId: _, createdKey: __, details, kind, ...rest } = row;
  return {
    ...rest,
    kind,
    path: pathOf(row),
    danger: details.danger ?? null,
    quota: details.quota ?? null,
    quotaUsed: details.used ?? null,
    quotaLimit: details.limit ?? null,
  };
}

/** A person's settings, with the key that browsers subscribe with. */
export function presentSettings(
  { language: readIn }: Pick<RequestContext, 'language'>,
  view: SettingsView,
  pushKey: string,
): NotificationSettings {
  const { choices, devices, sessionId, language, ...rest } = view;
  return {
    ...rest,
    language,
    choices: choices.map(({ kind, console, mail, push, isFixed }) => ({
      kind,
      ...{ inConsole: console, byMail: mail, byPush: push, isFixed },
    })),
    devices: devices.map(({ sessionId: of, ...device }) => ({
      ...device,
      name: deviceNameFor(device.name, readIn),
      isCurrent: of === sessionId,
    })),
    pushKey,
  };
}
