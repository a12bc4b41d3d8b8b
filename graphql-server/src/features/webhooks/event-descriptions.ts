import { z } from 'zod';
import type { WebhookDescription } from '../../platform/http/index.js';
import { EVENT_EXAMPLES, exampleBody } from './event-examples.js';
import { EVENT_PAYLOADS, eventBody } from './event-payloads.js';
import { TEST_EVENT, WEBHOOK_EVENT_TEXTS, WEBHOOK_EVENTS } from './event-types.js';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const PROMISE =
  'Sent at least once and in no order: remember the ids that came, and sort by `createdAt`.';

/** What the documentation of REST says about each event. */
export const WEBHOOK_DESCRIPTIONS: Record<string, WebhookDescription> = {
  ...Object.fromEntries(
    WEBHOOK_EVENTS.map((type) => [
      type,
      {
        summary: capital(WEBHOOK_EVENT_TEXTS[type]),
        description: `For endpoints that ask for \`${type}\`. ${PROMISE}`,
        payload: eventBody(type, EVENT_PAYLOADS[type]),
        example: exampleBody(type, EVENT_EXAMPLES[type]),
      },
    ]),
  ),
  [TEST_EVENT]: {
    summary: 'An administrator tries the endpoint.',
    description: `\`companyId\` is null for an endpoint that hears of all companies. ${PROMISE}`,
    payload: eventBody(
      TEST_EVENT,
      z.object({ message: z.string().describe('That it is a test.') }),
    ),
    example: exampleBody(TEST_EVENT, { message: 'This is a test. Nothing has happened.' }),
  },
};
