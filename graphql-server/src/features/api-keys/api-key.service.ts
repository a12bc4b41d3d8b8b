import { API_KEY_LIMITS, type ApiKeyScope } from '@hausgeist/schema';
import type { RequestContext, StaffActor } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { conflict } from '../../platform/errors/index.js';
import { type ListPage, type PageRequest, readPage } from '../../platform/lists/index.js';
import { parseInput } from '../../platform/input/index.js';
import type { AuditAction, AuditLog, AuditParties } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import { findCompany, lockCompany, requireCurrentActor } from '../companies/index.js';
import { keyChangeSchema, newKeySchema, rotationSchema } from './api-key-input.js';
import type { ApiKeySecrets } from './api-key-secrets.js';
import type { ApiKeyFilter, ApiKeyView } from './api-key-view.js';
import { ApiKey } from './api-key.entity.js';
import { changeableKeys, keysOf, scopesFor } from './api-key.policy.js';
import { apiKeyReasons } from './api-key.reasons.js';
import {
  countLiveKeys,
  findKeyView,
  findKeyViews,
  listKeys,
  lockKey,
  lockPlatformKeys,
} from './api-key.repository.js';

/** A key that is to be made; without a company it is one of the platform. */
export interface NewKeyInput {
  companyId?: string | null | undefined;
  name?: string | null | undefined;
  scopes?: readonly string[] | null | undefined;
  expiresInDays?: number | null | undefined;
}

/** Changes of a key; fields that are left out stay. */
export interface KeyChange {
  name?: string | null | undefined;
  scopes?: readonly string[] | null | undefined;
}

/** A key with its secret text, which is not stored and is shown only to the caller. */
export interface ToldKey {
  view: ApiKeyView;
  key: string;
}

interface Dependencies {
  audit: AuditLog;
  secrets: ApiKeySecrets;
  sessions: Pick<SessionService, 'announceEnd'>;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Makes, changes and ends the keys that programs act with. */
export class ApiKeyService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Keys of the platform, or of the company that the actor names or belongs to; newest first. */
  async list(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
    filter: ApiKeyFilter,
    paging: PageRequest,
  ): Promise<ListPage<ApiKeyView>> {
    const { owner } = keysOf(actor, companyId);
    const page = readPage(paging);
    if (owner !== null) await findCompany(em, owner);
    return listKeys(em, owner, filter, page);
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<ApiKeyView[]> {
    return findKeyViews(em, ids, changeableKeys(actor).companyId);
  }

  /** What a key of the platform, or of this company, can be given. */
  async listScopes(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<readonly ApiKeyScope[]> {
    const { owner } = keysOf(actor, companyId);
    if (owner !== null) await findCompany(em, owner);
    return scopesFor(owner);
  }

  async create(context: RequestContext, { companyId, ...input }: NewKeyInput): Promise<ToldKey> {
    const { keeper, owner } = keysOf(context.actor, companyId);
    const { name, scopes, expiresInDays } = parseInput(newKeySchema(scopesFor(owner)), input);
    const { key, prefix, hash } = this.#deps.secrets.create();
    const view = await transactional(context.em, async (tx) => {
      // Two who add one each take turns, so that the last place is taken once.
      if (owner === null) await lockPlatformKeys(tx);
      else await lockCompany(tx, owner);
      await requireCurrentActor(tx, keeper);
      if ((await countLiveKeys(tx, owner)) >= API_KEY_LIMITS.live) {
        throw conflict(apiKeyReasons.TOO_MANY_API_KEYS({ max: API_KEY_LIMITS.live }));
      }
      const expiresAt = new Date(Date.now() + expiresInDays * DAY_MS);
      const { id, createdAt } = new ApiKey();
      await tx.insert(ApiKey, {
        ...{ id, createdAt, name, prefix, secretHash: hash, scopes, expiresAt },
        createdBy: keeper.name,
        ...makerOf(keeper),
        ...(owner === null ? {} : { company: owner }),
      });
      const stored = await findKeyView(tx, id);
      await this.#deps.audit.record(context, tx, 'api-key.created', about(stored), {
        prefix,
        scopes,
        expiresAt,
      });
      return stored;
    });
    return { view, key };
  }

  /** Gives a key another name or other scopes, which are in force at once. */
  async update(context: RequestContext, id: string, change: KeyChange): Promise<ApiKeyView> {
    return this.#change(context, id, async (tx, key) => {
      requireLive(key);
      const allowed = scopesFor(key.company?.id ?? null);
      const given = { name: change.name ?? undefined, scopes: change.scopes ?? undefined };
      const { name = key.name, scopes = key.scopes } = parseInput(keyChangeSchema(allowed), given);
      const added = without(scopes, key.scopes);
      const removed = without(key.scopes, scopes);
      const details = {
        ...(name === key.name ? {} : { name: { from: key.name, to: name } }),
        ...(added.length > 0 ? { added } : {}),
        ...(removed.length > 0 ? { removed } : {}),
      };
      Object.assign(key, { name, scopes });
      await tx.flush();
      // Whatever is open began with more than the key may do now.
      if (removed.length > 0) this.#deps.sessions.announceEnd(tx, [id]);
      return Object.keys(details).length > 0 ? { action: 'api-key.updated', details } : undefined;
    });
  }

  /**
   * Gives a key another secret. The one before is taken for some more hours, so that programs can
   * change over; one that is older is not taken any more. The end of the key stays what it was.
   */
  async rotate(
    context: RequestContext,
    id: string,
    input: { graceHours?: number | null | undefined },
  ): Promise<ToldKey> {
    const { graceHours } = parseInput(rotationSchema, {
      graceHours: input.graceHours ?? undefined,
    });
    const { key: text, prefix, hash } = this.#deps.secrets.create();
    const view = await this.#change(context, id, async (tx, key, keeper) => {
      requireLive(key);
      const graceEnd = Math.min(Date.now() + graceHours * HOUR_MS, key.expiresAt.getTime());
      Object.assign(key, {
        prefix,
        previousSecretHash: graceHours > 0 ? key.secretHash : null,
        previousValidUntil: graceHours > 0 ? new Date(graceEnd) : null,
        secretHash: hash,
        ...makerOf(keeper),
      });
      await tx.flush();
      // Sockets come back, and are then known to end with the secret that they bring.
      this.#deps.sessions.announceEnd(tx, [id]);
      return { action: 'api-key.rotated', details: { prefix, graceHours } };
    });
    return { view, key: text };
  }

  /** Ends a key at once and for good. Doing it again changes nothing. */
  async revoke(context: RequestContext, id: string): Promise<ApiKeyView> {
    return this.#change(context, id, async (tx, key) => {
      if (key.revokedAt) return undefined;
      Object.assign(key, {
        revokedAt: new Date(),
        previousSecretHash: null,
        previousValidUntil: null,
      });
      await tx.flush();
      this.#deps.sessions.announceEnd(tx, [id]);
      return { action: 'api-key.revoked', details: { prefix: key.prefix } };
    });
  }

  /** Lets the actor change a key, and writes down what `work` says was done. */
  async #change(
    context: RequestContext,
    id: string,
    work: (
      tx: EntityManager,
      key: ApiKey,
      keeper: StaffActor,
    ) => Promise<{ action: AuditAction; details: Record<string, unknown> } | undefined>,
  ): Promise<ApiKeyView> {
    const { keeper, companyId } = changeableKeys(context.actor);
    return transactional(context.em, async (tx) => {
      const key = await lockKey(tx, id, companyId);
      const done = await work(tx, key, keeper);
      const view = await findKeyView(tx, key.id);
      if (done) await this.#deps.audit.record(context, tx, done.action, about(view), done.details);
      return view;
    });
  }
}

const about = ({ id, name, company }: ApiKeyView): AuditParties => ({
  company,
  subject: { kind: 'apiKey', id, name },
});

function requireLive({ revokedAt, expiresAt }: ApiKey): void {
  if (revokedAt) throw conflict(apiKeyReasons.API_KEY_REVOKED);
  if (expiresAt.getTime() <= Date.now()) {
    throw conflict(apiKeyReasons.API_KEY_EXPIRED);
  }
}

/** The person who knows the secret that is stored with this. */
const makerOf = (keeper: StaffActor) =>
  keeper.kind === 'admin'
    ? { makerKind: keeper.kind, makerId: keeper.adminId }
    : { makerKind: keeper.kind, makerId: keeper.companyUserId };

const without = (set: readonly ApiKeyScope[], others: readonly ApiKeyScope[]) =>
  set.filter((scope) => !others.includes(scope));
