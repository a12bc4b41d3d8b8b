import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

const person = { personId: z.uuid(), companyId: z.uuid().nullable() };

/** Has all devices of a person told of one notification. */
export const pushJob = defineJob({
  name: 'notifications.push',
  data: z.object({ ...person, notificationId: z.uuid() }),
});

/** Has all devices of a person told how much came in their quiet hours. */
export const heldPushJob = defineJob({
  name: 'notifications.push-held',
  data: z.object(person),
});

/** Tells one device. */
export const devicePushJob = defineJob({
  name: 'notifications.push-device',
  data: z.object({
    ...person,
    deviceId: z.uuid(),
    /** Null where `count` ones are told together. */
    notificationId: z.uuid().nullable(),
    count: z.number().int(),
  }),
  retryLimit: 6,
  retryDelay: 5,
  retryDelayMax: 900,
  expireInSeconds: 60,
  ownerOf: ({ deviceId }) => deviceId,
});
