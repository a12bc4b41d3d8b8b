import type { NotificationKind } from '@hausgeist/schema';
import type { EntityManager } from '../../../platform/database/index.js';
import { findDeputies } from '../../absences/index.js';
import { findRoleStates } from '../../permissions/index.js';
import { KIND_RULES, OF_PLATFORM } from '../notification-kinds.js';
import type { NotificationSettings } from '../settings/notification-settings.entity.js';
import type { ReadCause } from './notify.job.js';

/** A person as they are to be told something now. */
export interface Recipient {
  id: string;
  companyId: string | null;
  name: string;
  email: string;
  /** Missing for those who never chose. */
  settings: SettingsRow | null;
  hasDevice: boolean;
  /** The absent colleague in whose place they are told; missing where they are meant themselves. */
  deputyFor?: string;
}

/** How a person wants to be told. */
export type SettingsRow = Pick<
  NotificationSettings,
  'choices' | 'quietFrom' | 'quietUntil' | 'timeZone' | 'language'
>;

/** What is read of a person, whose table is `p` and whose company is `company`. */
const columns = (company: string) =>
  `p.id, ${company} as "companyId", trim(p.first_name || ' ' || p.last_name) as name, p.email,
   (select json_build_object('choices', s.choices, 'quietFrom', s.quiet_from,
           'quietUntil', s.quiet_until, 'timeZone', s.time_zone, 'language', s.language)
      from notification_settings s where coalesce(s.member_id, s.admin_id) = p.id) as settings,
   exists (select 1 from push_device d where coalesce(d.member_id, d.admin_id) = p.id) as "hasDevice"`;

/**
 * Those whom it concerns and who may see it at this moment, without the one who caused it. Where some are meant who are
 * absent, also who stands in for them.
 */
export async function findRecipients(em: EntityManager, cause: ReadCause): Promise<Recipient[]> {
  const { companyId, actor, to } = cause;
  const members = companyId ? await findMeant(em, companyId, cause) : [];
  const admins = OF_PLATFORM.has(cause.kind) ? await findAdmins(em, to) : [];
  return [...members, ...admins].filter(({ id }) => id !== actor?.id);
}

/** One person, if they may be told of this kind now. */
export async function findReader(
  em: EntityManager,
  { id, companyId }: { id: string; companyId: string | null },
  kind: NotificationKind,
): Promise<Recipient | undefined> {
  if (companyId === null && !OF_PLATFORM.has(kind)) return undefined;
  const [found] =
    companyId === null
      ? await findAdmins(em, [id])
      : await findMembers(em, companyId, { kind, to: [id] });
  return found;
}

/** Of these kinds those that the person may be told of now, with the person as they are then. */
export async function findReaders(
  em: EntityManager,
  person: { id: string; companyId: string | null },
  kinds: Iterable<NotificationKind>,
): Promise<{ recipient: Recipient | undefined; kinds: Set<NotificationKind> }> {
  const seen = new Set<NotificationKind>();
  let recipient: Recipient | undefined;
  for (const kind of new Set(kinds)) {
    const reader = await findReader(em, person, kind);
    if (!reader) continue;
    recipient = reader;
    seen.add(kind);
  }
  return { recipient, kinds: seen };
}

async function findMeant(
  em: EntityManager,
  companyId: string,
  { kind, to, actor }: ReadCause,
): Promise<Recipient[]> {
  if (!to) return findMembers(em, companyId, { kind, to });
  // What an absent person does themselves is no news for who stands in.
  const others = to.filter((id) => id !== actor?.id);
  const deputies = await findDeputies(em, companyId, others);
  const found = await findMembers(em, companyId, { kind, to: [...to, ...deputies.keys()] });
  return found.map((recipient) => {
    const deputyFor = to.includes(recipient.id) ? undefined : deputies.get(recipient.id);
    return deputyFor === undefined ? recipient : { ...recipient, deputyFor };
  });
}

async function findMembers(
  em: EntityManager,
  companyId: string,
  { kind, to }: Pick<ReadCause, 'kind' | 'to'>,
): Promise<Recipient[]> {
  const { permission, concerns } = KIND_RULES[kind];
  // Those who are meant by name need no more than to see it.
  const needed = [permission, ...(concerns && to === undefined ? [concerns] : [])];
  const roles = (await findRoleStates(em, companyId))
    .filter(({ role, permissions }) => {
      const has = new Set<string>(permissions);
      if (role === 'COMPANY_ADMIN') has.add('administrators');
      return needed.every((one) => has.has(one));
    })
    .map(({ role }) => role);
  return em.execute<Recipient[]>(
    `select ${columns('p.managing_company_id')} from company_user p
      where p.managing_company_id = ? and p.status = 'ACTIVE' and p.role = any(?::text[])
        and (?::uuid[] is null or p.id = any(?::uuid[]))
      order by p.id`,
    [companyId, textArray(roles), textArray(to), textArray(to)],
  );
}

/** All administrators of the platform, or those who are meant. */
async function findAdmins(
  em: EntityManager,
  to: readonly string[] | undefined,
): Promise<Recipient[]> {
  return em.execute<Recipient[]>(
    `select ${columns('null::uuid')} from admin p
      where p.is_verified and (?::uuid[] is null or p.id = any(?::uuid[])) order by p.id`,
    [textArray(to), textArray(to)],
  );
}

/** Roles and ids have no character that an array's text would need a quote for. */
const textArray = (values: readonly string[] | undefined): string | null =>
  values ? `{${values.join(',')}}` : null;
