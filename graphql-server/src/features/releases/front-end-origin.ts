import type { EntityManager } from '../../platform/database/index.js';
import { conflict, wrongField } from '../../platform/errors/index.js';
import { type AddressRules, problemOfUrl } from '../webhooks/index.js';
import type { ReleaseDescription } from './release-description.js';
import { releaseReasons } from './release.reasons.js';

/**
 * The origin that an administrator has entered; none for an empty text. It is one that webhooks might be sent to: no
 * address of the own network, and no text that says more in a content policy than an origin does.
 *
 * @throws AppError with code BAD_USER_INPUT
 */
export function parseOrigin(text: string, rules: AddressRules): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  const isOrigin = url !== undefined && [url.origin, `${url.origin}/`].includes(trimmed);
  if (!isOrigin || !HOST.test(url.hostname)) {
    throw wrongField('origin', releaseReasons.APP_ORIGIN_INVALID);
  }
  const refusal = problemOfUrl(url.href, rules);
  if (refusal) throw wrongField('origin', refusal);
  return url.origin;
}

/** Names and addresses; parsed URLs may also hold characters that end a word of a content policy. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/;

/**
 * Nothing for a release on this server.
 *
 * @throws AppError with code CONFLICT where the release lies at an origin that is not registered for its front end
 */
export async function requireOrigin(
  em: EntityManager,
  { name: app, hosted }: Pick<ReleaseDescription, 'name' | 'hosted'>,
): Promise<void> {
  if (!hosted) return;
  const [known] = await em.execute<{ origin: string | null }[]>(
    'select origin from front_end where app = ?',
    [app],
  );
  const { origin } = hosted;
  if (known?.origin !== origin) {
    throw conflict(releaseReasons.RELEASE_ORIGIN_OTHER({ app, origin }));
  }
}

/** Whether visitors get a front end from an origin now, all or some of them. */
export async function isInUse(em: EntityManager, app: string, origin: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `select from release r
      where r.app = ? and r.description->'hosted'->>'origin' = ?
        and (exists (select from release_pointer p where p.app = r.app and p.active_version = r.version)
          or exists (select from release_trial t where t.app = r.app and t.version = r.version))`,
    [app, origin],
  );
  return rows.length > 0;
}
