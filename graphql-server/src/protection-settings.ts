import { z } from 'zod';
import { type ClamdAddress, readClamdAddress } from './clamd-address.js';
import type { QuotaSettings } from './quota-limits.js';
import { type ReleaseKey, readReleaseKey } from './release-keys.js';
import { quotas, releaseKeys } from './setting-lists.js';
import { clamdUrl, flag, oneOf, optional, wholeNumber } from './setting-values.js';

/** Variables about what may come in, and how much of it. */
export const protectionVariables = {
  CLAMD_URL: optional(clamdUrl),
  CLAMD_DOWN: optional(oneOf('refuse', 'wait', 'accept')),
  QUOTAS: optional(quotas),
  RELEASES: optional(flag),
  RELEASE_KEYS: optional(releaseKeys),
  RELEASE_SIGNATURES: optional(oneOf('required', 'optional')),
  PASSWORD_POLICY: optional(oneOf('standard', 'long')),
  RELEASE_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  SIGN_IN_ALARM: optional(wholeNumber(0, 1_000_000)),
  SIGN_IN_BREAKER: optional(wholeNumber(0, 1_000_000)),
};

type Variables = {
  [Name in keyof typeof protectionVariables]?: z.infer<(typeof protectionVariables)[Name]>;
};

/** As the specification says, or 12 characters of any kind. */
export type PasswordPolicy = 'standard' | 'long';

/** How the server protects itself and those who use it. */
export interface ProtectionSettings {
  /** What looks through uploaded files. */
  scanner: {
    /** Where ClamAV's daemon listens; without it only the test file of virus protection is found. */
    address: ClamdAddress | undefined;
    /** What happens to a file while the scanner does not answer. */
    whenDown: 'refuse' | 'wait' | 'accept';
  };
  /** What people, companies and the platform may use in a day, where it differs from ours. */
  quotas: QuotaSettings;
  /** Whether front ends can be released while the server runs. */
  releases: boolean;
  releaseToken: string | undefined;
  /** Whose releases are taken. */
  releaseSignatures: {
    /** Public keys that releases are signed with. */
    keys: ReleaseKey[];
    /** Whether micro-frontends without a key need a signature, too: then they cannot be released. */
    required: boolean;
  };
  /** How long new passwords of staff are at least. */
  passwordPolicy: PasswordPolicy;
  /** Failed sign-ins an hour over all accounts that tell administrators, and stop new devices; 0 never. */
  signInFailures: { alarm: number; breaker: number };
}

/** The settings out of variables that were checked. */
export const readProtectionSettings = (
  env: Variables,
  environment: string,
): ProtectionSettings => ({
  scanner: {
    address: env.CLAMD_URL === undefined ? undefined : readClamdAddress(env.CLAMD_URL),
    whenDown: env.CLAMD_DOWN ?? 'refuse',
  },
  quotas: env.QUOTAS ?? {},
  releases: env.RELEASES ?? true,
  releaseToken: env.RELEASE_TOKEN,
  releaseSignatures: {
    keys: (env.RELEASE_KEYS ?? []).flatMap((text) => readReleaseKey(text) ?? []),
    required: env.RELEASE_SIGNATURES
      ? env.RELEASE_SIGNATURES === 'required'
      : environment === 'production',
  },
  passwordPolicy: env.PASSWORD_POLICY ?? 'standard',
  signInFailures: { alarm: env.SIGN_IN_ALARM ?? 500, breaker: env.SIGN_IN_BREAKER ?? 2_000 },
});
