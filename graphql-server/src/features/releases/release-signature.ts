import { createHash, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { badInput } from '../../platform/errors/index.js';
import type { ReleaseKey } from '../../release-keys.js';
import { releaseReasons } from './release.reasons.js';
import type { ReleaseFiles } from './release-parts.js';

/** Stands in place of a key's id where a build lay beside the server, which is trusted as the server is. */
export const BESIDE_SERVER = 'beside the server';

/** What was signed, as the very text that the signature is over, and the signature in Base64. */
export interface SignedStatement {
  statement: string;
  signature: string;
}

const statementSchema = z.strictObject({
  /** What this is, so that a signature made for anything else never fits. */
  kind: z.literal('hausgeist-release-1'),
  /** All that the build says about itself: name, version, routes, operations and the rest. */
  description: z.unknown(),
  /** SHA-256 of each file by its path, hexadecimal. */
  files: z.record(z.string(), z.string()),
});

interface Policy {
  keys: readonly ReleaseKey[];
  /** Whether apps without a key of their own need a signature, too. */
  required: boolean;
}

/** Says whose signature a release needs, and whether it has it. */
export class ReleaseSignatures {
  readonly #policy: Policy;

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  /**
   * Id of the key that signed a release; undefined where none is needed and none was used.
   *
   * @throws AppError with code BAD_USER_INPUT
   */
  signerOf(
    app: string,
    build: { description: unknown; files: ReleaseFiles },
    signed: SignedStatement | undefined,
  ): string | undefined {
    if (!signed) {
      if (this.#isNeeded(app)) throw badInput(releaseReasons.RELEASE_UNSIGNED({ app }));
      return undefined;
    }
    const key = this.#keysOf(app).find((each) => isSignedBy(each, signed));
    if (!key || !tellsOf(signed.statement, build)) {
      throw badInput(releaseReasons.RELEASE_SIGNATURE_WRONG({ app }));
    }
    return key.id;
  }

  /** Whether a stored release may become the one that visitors get: its key may have been withdrawn. */
  admits(app: string, signedBy: string | null | undefined): boolean {
    if (!this.#isNeeded(app) || signedBy === BESIDE_SERVER) return true;
    return this.#keysOf(app).some(({ id }) => id === signedBy);
  }

  #isNeeded(app: string): boolean {
    return this.#policy.required || this.#keysOf(app).length > 0;
  }

  #keysOf(app: string): ReleaseKey[] {
    return this.#policy.keys.filter((key) => key.app === app || key.app === '*');
  }
}

function isSignedBy({ key }: ReleaseKey, { statement, signature }: SignedStatement): boolean {
  return verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64'));
}

/** Whether a statement is about exactly this build. */
function tellsOf(
  statement: string,
  { description, files }: { description: unknown; files: ReleaseFiles },
): boolean {
  let told: unknown;
  try {
    told = JSON.parse(statement);
  } catch {
    return false;
  }
  const parsed = statementSchema.safeParse(told);
  if (!parsed.success) return false;
  const digests = Object.fromEntries(
    [...files].map(([path, content]) => [path, createHash('sha256').update(content).digest('hex')]),
  );
  return (
    isDeepStrictEqual(parsed.data.description, description) &&
    isDeepStrictEqual(parsed.data.files, digests)
  );
}
