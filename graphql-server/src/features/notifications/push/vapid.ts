import { createECDH } from 'node:crypto';
import type { Config } from '../../../env.js';
import { keptSecret } from '../../../platform/secrets/index.js';

/** What the server proves itself with to push services. */
export interface Vapid {
  /** Where the operator is reached, as push services ask for it. */
  subject: string;
  /** What browsers are given when they subscribe. */
  publicKey: string;
  privateKey: string;
}

/** The keys from the settings; without them those that are kept with the other secrets. */
export async function readVapid({
  vapidPrivateKey,
  vapidSubject,
  dataDir,
}: Pick<Config, 'vapidPrivateKey' | 'vapidSubject' | 'dataDir'>): Promise<Vapid> {
  const privateKey = vapidPrivateKey ?? (await keptSecret(dataDir, 'vapid-key'));
  return { subject: vapidSubject, privateKey, publicKey: publicKeyOf(privateKey) };
}

/** The point of P-256 that belongs to a private key; both are base64url. */
function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey().toString('base64url');
}
