import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { WEBHOOK_DESCRIPTIONS } from '../event-descriptions.js';
import type { Receiver, WireEvent } from './receiver.js';

const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/webhooks.md'), 'utf8');

/** What the guide says about a type of event. */
export const sectionOf = (type: string) =>
  guide.split(`### \`${type}\``)[1]?.split('\n### ')[0] ?? '';

/** Events that the guide describes by the fields of another. */
const ALL_FIELDS_OF: Partial<Record<string, string>> = {
  'end_user.changed': 'end_user.created',
  'building.merged': 'building.changed',
  'privacy.changed': 'privacy.requested',
};

/** Fields of what has come that the guide does not name, and what the OpenAPI document denies. */
export const undocumented = ({ requests }: Receiver): string[] =>
  requests.flatMap(({ event }) => {
    const more = ALL_FIELDS_OF[event.type];
    const text = sectionOf(event.type) + (more ? sectionOf(more) : '');
    const unnamed = Object.keys(event.data).filter((field) => !text.includes(`\`${field}\``));
    return [...unnamed, ...otherwiseThanDescribed(event)];
  });

function otherwiseThanDescribed(event: WireEvent): string[] {
  const schema = WEBHOOK_DESCRIPTIONS[event.type]?.payload;
  if (!schema) return [`${event.type} is not described`];
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: 'output' });
  ajv.validate(described, event);
  return (ajv.errors ?? []).map(
    ({ instancePath, message = '' }) => `${event.type}${instancePath} ${message}`,
  );
}
