import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** A public key that releases of a micro-frontend, or of all (`*`), may be signed with. */
export interface ReleaseKey {
  app: string;
  /** How the key is named in the audit log: the beginning of its digest. */
  id: string;
  key: KeyObject;
}

const PAIR = /^(\*|mf-[a-z][a-z0-9-]*)=([\w+/]{43}=)$/;

/** Reads `mf-chat=<32 bytes in Base64>`, the public half of an Ed25519 key; undefined if it is none. */
export function readReleaseKey(text: string): ReleaseKey | undefined {
  const [, app, encoded] = PAIR.exec(text) ?? [];
  if (!app || !encoded) return undefined;
  const raw = Buffer.from(encoded, 'base64');
  const x = raw.toString('base64url');
  return {
    app,
    id: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
  };
}
