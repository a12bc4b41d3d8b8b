import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

/** The hash to store, in PHC format. Takes tens of milliseconds: never call it in a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Whether a password fits. Without a stored hash it is tried against another one, so that an unknown
 * account takes as long as a known one.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await dummy), password);
  return fits && typeof stored === 'string';
}
