import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Receiver } from './receiver.js';

const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/webhooks.md'), 'utf8');

/** What the guide says about a type of event. */
const sectionOf = (type: string) => guide.split(`### \`${type}\``)[1]?.split('\n### ')[0] ?? '';

/** Events that the guide describes by the fields of another. */
const ALL_FIELDS_OF: Partial<Record<string, string>> = {
  'end_user.changed': 'end_user.created',
  'building.merged': 'building.changed',
};

/** Holds what has come to the guide: it names every field. */
export function expectDocumented({ requests }: Receiver): void {
  expect(requests).not.toEqual([]);
  for (const { event } of requests) {
    const more = ALL_FIELDS_OF[event.type];
    const text = sectionOf(event.type) + (more ? sectionOf(more) : '');
    for (const field of Object.keys(event.data)) expect(text).toContain(`\`${field}\``);
  }
}
