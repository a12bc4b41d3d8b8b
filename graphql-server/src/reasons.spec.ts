import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { badInput, defineReasons, readIssue, textsOf } from './platform/errors/index.js';
import { REASON_TEXTS } from './reasons.js';

const files = globSync('**/*.reasons.ts', { cwd: import.meta.dirname });

describe('reasons', () => {
  it('are found', () => expect(files.length).toBeGreaterThan(15));

  it.each(files)('of %s are in the enum for clients', (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !((name ?? '') in REASON_TEXTS))).toEqual([]);
  });

  it('have a name of their own', () => {
    const one = defineReasons({ DOOR_LOCKED: 'The door is locked.' });
    const other = defineReasons({ DOOR_LOCKED: 'The door is shut.' });
    expect(() => textsOf(one, other)).toThrow('The reason DOOR_LOCKED is defined twice.');
  });
});

describe('a refusal', () => {
  const reasons = defineReasons({
    DOOR_LOCKED: 'The door is locked.',
    TOO_MANY_DOORS: '{label} has more than {max, number} doors: {names}',
  });

  it('has the text of its reason, with values that are taken as they are', () => {
    expect(reasons.DOOR_LOCKED).toMatchObject({ message: 'The door is locked.', params: {} });
    const params = { label: 'address', max: 20_000, names: '{max}' } as const;
    const refusal = reasons.TOO_MANY_DOORS(params);
    expect(refusal.message).toBe('Address has more than 20,000 doors: {max}');
    expect(refusal.told).toEqual({ reason: 'TOO_MANY_DOORS', params });
  });

  it('comes unchanged through a schema, which knows texts only', () => {
    const refusal = reasons.TOO_MANY_DOORS({ label: 'name', max: 1, names: '"' });
    expect(readIssue(refusal.issue)).toEqual(refusal);
    expect(readIssue('Too small: expected 1')).toBeUndefined();
  });

  it('is what errors are made of: a sentence alone does not compile', () => {
    // @ts-expect-error -- without a reason clients could not say it in another language
    expect(badInput('The door is locked.').refusal).not.toHaveProperty('reason');
  });
});
