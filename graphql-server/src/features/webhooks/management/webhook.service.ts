import { v7 as uuid } from 'uuid';
import { requireUuid, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { conflict, wrongField } from '../../../platform/errors/index.js';
import { type ListPage, type PageRequest, readPage } from '../../../platform/lists/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import type { AuditLog } from '../../audit/index.js';
import { lockCompanyShared, requireCurrentActor } from '../../companies/index.js';
import { type AddressRules, ForbiddenAddressError } from '../address-rules.js';
import { lookUpHost } from '../host-lookup.js';
import type { WebhookSecrets } from '../webhook-secrets.js';
import { type Owner, Webhook } from '../webhook.entity.js';
import { managerOf, ownerFor, requireWebhookManager } from '../webhook.policy.js';
import { webhookReasons } from '../webhook.reasons.js';
import { recordWebhook } from './webhook-audit.js';
import type { WebhookView } from './webhook-view.js';
import {
  countWebhooks,
  failPending,
  findWebhookView,
  findWebhookViews,
  listWebhooks,
  lockOwner,
  lockWebhook,
  type WebhookRow,
} from './webhook.repository.js';
import {
  newWebhookSchema,
  type NewWebhookInput,
  rotationSchema,
  webhookChangeSchema,
  type WebhookChangeInput,
} from './webhook.schemas.js';

/** Endpoints of one owner. Each of them multiplies what an event costs. */
export const MAX_WEBHOOKS = 20;

/** Looking up names for others is limited, as it tells which exist. */
const ADDRESS_LIMIT: RateLimit = { name: 'webhook-address', points: 60, durationSeconds: 3600 };
/** How long a name may take to be looked up while the caller waits. */
const LOOKUP_MS = 3_000;

const HOUR_MS = 3_600_000;

interface Dependencies {
  audit: AuditLog;
  limits: RateLimits;
  secrets: WebhookSecrets;
  rules: AddressRules;
}

/** An endpoint and its secret, which is shown only this once. */
export interface WebhookWithSecret {
  webhook: WebhookView;
  secret: string;
}

/** Endpoints, as administrators of the platform and of companies manage them. */
export class WebhookService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async list(
    { actor, em }: RequestContext,
    { companyId, page }: { companyId?: string | null | undefined; page: PageRequest },
  ): Promise<ListPage<WebhookRow>> {
    return listWebhooks(em, ownerFor(actor, companyId), readPage(page));
  }

  async find({ actor, em }: RequestContext, id: string): Promise<WebhookView> {
    const { companyId } = managerOf(actor);
    return findWebhookView(em, requireUuid(id), companyId);
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<WebhookView[]> {
    return findWebhookViews(em, ids, managerOf(actor).companyId);
  }

  /** Adds an endpoint, which is told of everything from then on. */
  async create(
    context: RequestContext,
    { companyId, ...input }: NewWebhookInput & { companyId?: string | null | undefined },
  ): Promise<WebhookWithSecret> {
    const owner = ownerFor(context.actor, companyId);
    const fields = parseInput(newWebhookSchema(this.#deps.rules), input);
    await this.#requirePublic(context, fields.url);
    const id = uuid();
    const { secret, sealed } = this.#deps.secrets.create(id);
    const webhook = await transactional(context.em, async (tx) => {
      const company =
        owner.companyId === null ? null : await lockCompanyShared(tx, owner.companyId);
      await requireRoom(tx, owner);
      await requireCurrentActor(tx, requireWebhookManager(context.actor));
      tx.create(Webhook, { id, ...fields, managingCompany: company, encryptedSecret: sealed });
      await tx.flush();
      const view = await findWebhookView(tx, id);
      await recordWebhook(this.#deps.audit, context, tx, {
        action: 'webhook.created',
        webhook: view,
        details: { events: fields.events },
      });
      return view;
    });
    return { webhook, secret };
  }

  /** Changes an endpoint. Switching it off gives up what waits for it. */
  async update(
    context: RequestContext,
    id: string,
    input: WebhookChangeInput,
  ): Promise<WebhookView> {
    const by = managerOf(context.actor);
    const webhookId = requireUuid(id);
    const before = await findWebhookView(context.em, webhookId, by.companyId);
    const change = withoutNothing(parseInput(webhookChangeSchema(this.#deps.rules), input));
    if (change.url !== undefined && change.url !== before.url) {
      await this.#requirePublic(context, change.url);
    }
    return transactional(context.em, async (tx) => {
      const webhook = await lockWebhook(tx, webhookId, by);
      const changed = changedFields(webhook, change);
      const view = () => findWebhookView(tx, webhookId);
      if (changed.length === 0) return view();
      Object.assign(webhook, change);
      if (changed.includes('isActive')) {
        Object.assign(webhook, { disabledReason: null, disabledRefusal: null, failingSince: null });
        if (!webhook.isActive) await failPending(tx, webhookId);
      }
      await tx.flush();
      const after = await view();
      await recordWebhook(this.#deps.audit, context, tx, {
        action: 'webhook.updated',
        webhook: after,
        details: {
          changed,
          ...(changed.includes('isActive') ? { isActive: after.isActive } : {}),
        },
      });
      return after;
    });
  }

  /** Deletes an endpoint with its deliveries. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const by = managerOf(context.actor);
    return transactional(context.em, async (tx) => {
      const webhook = await lockWebhook(tx, requireUuid(id), by);
      const view = await findWebhookView(tx, webhook.id);
      await tx.nativeDelete(Webhook, { id: webhook.id });
      await recordWebhook(this.#deps.audit, context, tx, {
        action: 'webhook.deleted',
        webhook: view,
      });
      return webhook.id;
    });
  }

  /** Gives an endpoint another secret; the one before goes on being used for the grace. */
  async rotateSecret(
    context: RequestContext,
    id: string,
    input: { graceHours?: number | null | undefined },
  ): Promise<WebhookWithSecret> {
    const by = managerOf(context.actor);
    const { graceHours } = parseInput(rotationSchema, input);
    return transactional(context.em, async (tx) => {
      const webhook = await lockWebhook(tx, requireUuid(id), by);
      const { secret, sealed } = this.#deps.secrets.create(webhook.id);
      const isKept = graceHours > 0;
      webhook.encryptedPreviousSecret = isKept ? webhook.encryptedSecret : null;
      webhook.previousSecretValidUntil = isKept
        ? new Date(Date.now() + graceHours * HOUR_MS)
        : null;
      webhook.encryptedSecret = sealed;
      await tx.flush();
      const view = await findWebhookView(tx, webhook.id);
      await recordWebhook(this.#deps.audit, context, tx, {
        action: 'webhook.secret-rotated',
        webhook: view,
        details: { graceHours },
      });
      return { webhook: view, secret };
    });
  }

  /** Reports early what a delivery would refuse. A name that does not resolve yet is fine. */
  async #requirePublic({ actor }: RequestContext, url: string): Promise<void> {
    const { rules, limits } = this.#deps;
    if (rules.allowPrivate) return;
    const staff = requireWebhookManager(actor);
    const person = staff.kind === 'admin' ? staff.adminId : staff.companyUserId;
    await limits.consume(ADDRESS_LIMIT, person, webhookReasons.TOO_MANY_WEBHOOK_CHANGES);
    const hostname = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
    if (!(await isKnownAsPrivate(hostname, rules))) return;
    throw wrongField('url', webhookReasons.URL_NOT_PUBLIC);
  }
}

async function requireRoom(tx: EntityManager, owner: Owner): Promise<void> {
  await lockOwner(tx, owner);
  if ((await countWebhooks(tx, owner)) < MAX_WEBHOOKS) return;
  throw conflict(webhookReasons.TOO_MANY_WEBHOOKS({ max: MAX_WEBHOOKS }));
}

/** False also when the name is not known, or takes too long to look up. */
async function isKnownAsPrivate(hostname: string, rules: AddressRules): Promise<boolean> {
  try {
    await lookUpHost(hostname, rules, AbortSignal.timeout(LOOKUP_MS));
    return false;
  } catch (error) {
    return error instanceof ForbiddenAddressError;
  }
}

type Change = Partial<Pick<Webhook, 'url' | 'description' | 'events' | 'isActive'>>;

const withoutNothing = (change: { [K in keyof Change]?: Change[K] | null | undefined }): Change =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => (value ?? null) !== null));

function changedFields(webhook: Webhook, change: Change): string[] {
  const names = Object.keys(change) as (keyof Change)[];
  return names.filter((name) => JSON.stringify(webhook[name]) !== JSON.stringify(change[name]));
}
