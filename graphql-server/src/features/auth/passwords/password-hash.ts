import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is stored for an account whose password must not fit any more, until it is set anew. */
export const NO_PASSWORD = '*';

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
  const isHash = typeof stored === 'string' && stored !== NO_PASSWORD;
  const fits = await verify(isHash ? stored : await dummy, password);
  return fits && isHash;
}
