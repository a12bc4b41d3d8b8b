import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AdminActor, RequestContext } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { conflict, forbidden, wrongField } from '../../platform/errors/index.js';
import type { PageEntry } from '../../platform/http/index.js';
import type { SessionService, TokenDigests } from '../auth/index.js';
import { requireFrontEnds } from './front-end.policy.js';
import type { ReleaseLedger } from './release-ledger.js';
import { releaseReasons } from './release.reasons.js';
import { findPointer } from './release.repository.js';

/** Longest time for which a browser gets it; the end of the session ends it earlier. */
const MAX_HOURS = 12;

const ALGORITHM = 'HS256';
const TYPE = 'local-front-end+jwt';

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  app: z.string(),
  origin: z.string(),
});

/** A front end that one administrator gets from their own machine. */
export interface LocalFrontEnd {
  app: string;
  /** Where it is served, such as `http://localhost:3002`. */
  origin: string;
}

interface Dependencies {
  /** Whether the operator allows it. */
  isAllowed: boolean;
  /** A fresh unit of work. */
  em: () => EntityManager;
  sessions: Pick<SessionService, 'current'>;
  digests: Pick<TokenDigests, 'keyFor'>;
  ledger: ReleaseLedger;
}

/**
 * Puts a front end of an administrator's own machine into the deployed pages, for their browser alone and while
 * they are signed in. A signed cookie says so, which nothing gives but a mutation of theirs.
 */
export class LocalFrontEnds {
  readonly #deps: Dependencies;
  readonly #key: KeyObject;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#key = createSecretKey(deps.digests.keyFor('local front ends'));
  }

  get isAllowed(): boolean {
    return this.#deps.isAllowed;
  }

  /**
   * Lets the administrator who acts load a front end from their machine; gives what their browser is to keep.
   *
   * @throws AppError with code FORBIDDEN, BAD_USER_INPUT or CONFLICT
   */
  async open(context: RequestContext, wanted: LocalFrontEnd): Promise<string> {
    const { actor, em } = context;
    requireFrontEnds(actor);
    if (actor.kind !== 'admin' || !this.#deps.isAllowed) {
      throw forbidden(releaseReasons.LOCAL_NOT_ALLOWED);
    }
    const origin = originOfOwnMachine(wanted.origin);
    const { app } = wanted;
    await transactional(em, async (tx) => {
      if (!(await findPointer(tx, app))) throw conflict(releaseReasons.LOCAL_NEEDS_ACTIVE({ app }));
      await this.#deps.ledger.noteOf(context)(tx, 'release.local-opened', { app, origin });
    });
    return this.#sign(actor, { app, origin });
  }

  /** The entries of a page, with the front end of the holder's machine in the place of the released one. */
  async putInto(
    entries: readonly PageEntry[],
    kept: string | undefined,
  ): Promise<readonly PageEntry[]> {
    if (kept === undefined || !this.#deps.isAllowed) return entries;
    const local = await this.#find(kept);
    if (!local) return entries;
    return entries.map((entry) => (entry.name === local.app ? toLocal(entry, local) : entry));
  }

  #sign({ adminId, sessionId }: AdminActor, local: LocalFrontEnd): Promise<string> {
    return new SignJWT({ sid: sessionId, ...local })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(adminId)
      .setExpirationTime(`${MAX_HOURS}h`)
      .sign(this.#key);
  }

  /** What a cookie stands for, while its session is open and its holder an administrator. */
  async #find(kept: string): Promise<LocalFrontEnd | undefined> {
    const claims = await this.#read(kept);
    if (!claims) return undefined;
    const { sub: adminId, sid: sessionId, app, origin } = claims;
    const holder = { kind: 'admin', adminId, sessionId, name: '', email: '' } as const;
    const isOpen = await this.#deps.sessions.current(this.#deps.em(), holder);
    return isOpen && { app, origin };
  }

  async #read(kept: string) {
    try {
      const options = { algorithms: [ALGORITHM], typ: TYPE, requiredClaims: ['exp'] };
      const { payload } = await jwtVerify(kept, this.#key, options);
      return claimsSchema.safeParse(payload).data;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** Nothing but the machine of the person who asks: no other code can be led into their pages. */
function originOfOwnMachine(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isOwn =
    url !== undefined &&
    ['http:', 'https:'].includes(url.protocol) &&
    ['localhost', '127.0.0.1'].includes(url.hostname) &&
    Number(url.port) >= 1024 &&
    [url.origin, `${url.origin}/`].includes(url.href);
  if (!isOwn || url.username) throw wrongField('origin', releaseReasons.LOCAL_ORIGIN_INVALID);
  return url.origin;
}

/** It has no first screen and nothing to fetch ahead, as the server has not seen it. */
function toLocal(
  { name, routes, navigation, audience }: PageEntry,
  { origin }: LocalFrontEnd,
): PageEntry {
  return {
    ...{ name, routes, navigation, audience },
    version: 'local',
    entry: `${origin}/remoteEntry.js`,
    manifest: `${origin}/mf-manifest.json`,
    isLocal: true,
    preload: { scripts: [], styles: [] },
  };
}
