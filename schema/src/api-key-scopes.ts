import { type Permission, PERMISSIONS } from './permissions.js';

/** What only keys of the platform can be given, with what each lets a program do, in English. */
export const PLATFORM_SCOPE_TEXTS = {
  'companies.view': 'See companies, their counts and prompt files.',
  'companies.manage': 'Add, change and delete companies and replace their prompt files.',
  'monitoring.view': 'See the figures of the monitoring and the prices of models.',
  'audit.view': 'Read the audit log of all companies.',
} as const;

/** Something that concerns all companies at once, such as `companies.view`. */
export type PlatformScope = keyof typeof PLATFORM_SCOPE_TEXTS;

/** What an API key can be allowed to do. */
export type ApiKeyScope = Permission | PlatformScope;

/** Every scope of the platform, in their order. */
export const PLATFORM_SCOPES = Object.keys(PLATFORM_SCOPE_TEXTS) as PlatformScope[];

/** What a key of one company can be given. */
export const COMPANY_KEY_SCOPES: readonly ApiKeyScope[] = PERMISSIONS.filter(
  // Tenants who are told that a person answers are answered by one.
  (permission) => permission !== 'conversations.reply',
);

/** What a key of the platform can be given. */
export const PLATFORM_KEY_SCOPES: readonly ApiKeyScope[] = [
  ...COMPANY_KEY_SCOPES,
  ...PLATFORM_SCOPES,
];

const known: ReadonlySet<string> = new Set([...PERMISSIONS, ...PLATFORM_SCOPES]);

/** Whether a text names a scope. */
export const isApiKeyScope = (value: string): value is ApiKeyScope => known.has(value);

/** Limits of API keys. */
export const API_KEY_LIMITS = {
  nameLength: 100,
  /** Days until a key ends, from 1. */
  days: 365,
  /** Hours that the secret before the last may be taken after a rotation, from 0. */
  graceHours: 168,
  /** Keys of one owner that count at a time. */
  live: 50,
} as const;
