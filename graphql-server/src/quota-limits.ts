/** What is counted by the day. */
export const QUOTA_KINDS = ['messages', 'modelCalls', 'uploadedBytes', 'mails'] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/** Whose use is limited: of each person, of each company, of all together. */
export const QUOTA_SCOPES = ['person', 'company', 'platform'] as const;
export type QuotaScope = (typeof QUOTA_SCOPES)[number];

/** Share of a quota from which on it counts as nearly spent. */
export const WARNING_SHARE = 0.8;

const MEGABYTE = 1024 * 1024;

/**
 * Far above what people do in a day, far below what a script can do in one. A mailbox gets many mails:
 * the team's has one for each conversation that ends.
 */
const DEFAULTS: Record<QuotaKind, Record<QuotaScope, number>> = {
  messages: { person: 2_000, company: 200_000, platform: 2_000_000 },
  modelCalls: { person: 8_000, company: 800_000, platform: 8_000_000 },
  uploadedBytes: {
    person: 2_000 * MEGABYTE,
    company: 100_000 * MEGABYTE,
    platform: 1_000_000 * MEGABYTE,
  },
  mails: { person: 2_000, company: 100_000, platform: 1_000_000 },
};

/** Limits where they differ from ours, as `messages.person`; 0 is none. */
export type QuotaSettings = 'off' | Readonly<Record<string, number>>;

/** The names that settings may use. */
export const isQuotaName = (name: string): boolean =>
  QUOTA_KINDS.some((kind) => QUOTA_SCOPES.some((scope) => name === `${kind}.${scope}`));

/** How much one owner of a scope may use in a day; infinite without a limit. */
export function quotaLimit(settings: QuotaSettings, kind: QuotaKind, scope: QuotaScope): number {
  if (settings === 'off') return Number.POSITIVE_INFINITY;
  const limit = settings[`${kind}.${scope}`] ?? DEFAULTS[kind][scope];
  return limit > 0 ? limit : Number.POSITIVE_INFINITY;
}
