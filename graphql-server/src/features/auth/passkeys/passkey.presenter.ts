import type { Passkey } from './passkey.entity.js';
import type { PasskeyType } from './passkey.type.js';

/** A passkey as GraphQL shows it to its owner. */
export const presentPasskey = ({
  id,
  name,
  isBackedUp,
  createdAt,
  lastUsedAt,
}: Passkey): PasskeyType => ({
  ...{ id, name, isBackedUp, createdAt },
  lastUsedAt: lastUsedAt ?? null,
});
