import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Receiver } from './receiver.js';

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

/** Fields of what has come that the guide does not name. */
export const undocumented = ({ requests }: Receiver): string[] =>
  requests.flatMap(({ event }) => {
    const more = ALL_FIELDS_OF[event.type];
    const text = sectionOf(event.type) + (more ? sectionOf(more) : '');
    return Object.keys(event.data).filter((field) => !text.includes(`\`${field}\``));
  });
