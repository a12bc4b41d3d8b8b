import type { ApiKeyScope } from '@hausgeist/schema';

/** Whether a key is taken. */
export type ApiKeyStatus = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** A key as it is listed, without its secret. */
export interface ApiKeyView {
  id: string;
  name: string;
  prefix: string;
  company: { id: string; name: string } | null;
  scopes: ApiKeyScope[];
  status: ApiKeyStatus;
  createdBy: string;
  /** Whether the person who made the present secret may no longer manage keys. */
  makerHasLeft: boolean;
  createdAt: Date;
  /** The same moment as a cursor carries it. */
  createdKey: string;
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** Until when the key before the last rotation is taken; null when it is not. */
  previousKeyValidUntil: Date | null;
}

/** Which keys of an owner are asked for. */
export interface ApiKeyFilter {
  search?: string | null | undefined;
  status?: ApiKeyStatus | null | undefined;
}
