import { createHash } from 'node:crypto';

/** What a link is made of: an entry, and what the link itself keeps. */
export interface LinkedEntry {
  seq: string;
  kind: string;
  salt: string | null;
  /** Hexadecimal, as all hashes here. */
  personalHash: string;
  contentHash: string;
  hash: string;
  /** UTC with microseconds, `2026-11-24T07:00:00.000000Z`. */
  at: string;
  id: string;
  actorKind: string;
  actorId: string | null;
  actorName: string;
  action: string;
  companyId: string | null;
  companyName: string | null;
  subjectKind: string | null;
  subjectId: string | null;
  subjectName: string | null;
  details: string;
  address: string;
  requestId: string;
}

/** A value with its length, so that no two lists of values make the same text; `-` for none. */
const part = (value: string | null) =>
  value === null ? '-' : `${Buffer.byteLength(value)}:${value}`;

const digest = (parts: readonly (string | null)[]) =>
  createHash('sha256').update(parts.map(part).join('')).digest('hex');

/** Hash of what an erasure replaces. */
export const personalHashOf = (entry: LinkedEntry): string =>
  digest([entry.salt, entry.actorName, entry.subjectName, entry.details, entry.address]);

/** Hash of an entry as a link keeps it; the same as `audit_append` makes in the database. */
export const contentHashOf = (entry: LinkedEntry): string =>
  digest([
    entry.kind,
    entry.at,
    entry.id,
    entry.actorKind,
    entry.actorId,
    entry.action,
    entry.companyId,
    entry.companyName,
    entry.subjectKind,
    entry.subjectId,
    entry.requestId,
    entry.personalHash,
  ]);

/** Hash of a link behind another one. */
export const linkHashOf = (before: string, seq: string, contentHash: string): string =>
  createHash('sha256')
    .update(Buffer.from(before, 'hex'))
    .update(`${seq}:`)
    .update(Buffer.from(contentHash, 'hex'))
    .digest('hex');
