import { NOTIFICATION_KINDS, type NotificationKind } from '@hausgeist/schema';
import { z } from 'zod';
import { type RequestContext, STAFF_LANGUAGES } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { type Choice, KIND_RULES, kindsToSee } from '../notification-kinds.js';
import { notificationReasons } from '../notification.reasons.js';
import { languageOf } from '../notification-texts.js';
import { ownerOf, type Person, requirePerson } from '../person.js';
import { type DeviceView, findDevices } from '../push/push-device.repository.js';
import { choiceOf, isIncomplete } from './choices.js';
import { NotificationSettings } from './notification-settings.entity.js';
import { isTimeZone } from './quiet-hours.js';

/** How a person is told of one kind. */
export interface KindChoice extends Choice {
  kind: NotificationKind;
  /** Always told, in every way. */
  isFixed: boolean;
}

/** How a person wants to be told. */
export interface SettingsView {
  /** Of the kinds that the person may see now. */
  choices: KindChoice[];
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string;
  language: (typeof STAFF_LANGUAGES)[number];
  hasSound: boolean;
  devices: DeviceView[];
  /** The session that asks. */
  sessionId: string;
}

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, notificationReasons.QUIET_HOURS_INVALID.issue)
  .nullish();

const settingsSchema = z.object({
  choices: z
    .array(
      z.object({
        kind: z.enum(NOTIFICATION_KINDS),
        console: z.boolean(),
        mail: z.boolean(),
        push: z.boolean(),
      }),
    )
    .nullish(),
  quietFrom: clock,
  quietUntil: clock,
  timeZone: z
    .string()
    .max(100, notificationReasons.TIME_ZONE_UNKNOWN.issue)
    .refine(isTimeZone, notificationReasons.TIME_ZONE_UNKNOWN.issue)
    .nullish(),
  language: z.enum(STAFF_LANGUAGES).nullish(),
  hasSound: z.boolean().nullish(),
});

/** What of it is to be changed; the rest stays. Quiet hours that are null are none. */
export type SettingsChange = z.input<typeof settingsSchema>;

/** How people of the staff want to be told. */
export class SettingsService {
  async find({ actor, em }: RequestContext): Promise<SettingsView> {
    const person = requirePerson(actor);
    const stored = await findSettings(em, person);
    const { choices, quietFrom, quietUntil, timeZone, language, hasSound } = stored;
    return {
      choices: kindsToSee(actor).map((kind) => ({
        ...{ kind, isFixed: KIND_RULES[kind].isUrgent === true },
        ...choiceOf(choices, kind),
      })),
      quietFrom: quietFrom ?? null,
      quietUntil: quietUntil ?? null,
      ...{ timeZone, language, hasSound },
      devices: await findDevices(em, person.id),
      sessionId: actor.kind === 'admin' || actor.kind === 'companyUser' ? actor.sessionId : '',
    };
  }

  /** Changes what is named. */
  async change(context: RequestContext, input: SettingsChange): Promise<SettingsView> {
    const person = requirePerson(context.actor);
    const wanted = parseInput(settingsSchema, input);
    requireSense(wanted);
    await transactional(context.em, async (tx) => {
      const settings = await lockSettings(tx, person);
      for (const { kind, ...choice } of wanted.choices ?? []) settings.choices[kind] = choice;
      settings.choices = { ...settings.choices };
      if (wanted.quietFrom !== undefined) settings.quietFrom = wanted.quietFrom;
      if (wanted.quietUntil !== undefined) settings.quietUntil = wanted.quietUntil;
      settings.timeZone = wanted.timeZone ?? settings.timeZone;
      settings.language = wanted.language ?? settings.language;
      settings.hasSound = wanted.hasSound ?? settings.hasSound;
      settings.updatedAt = new Date();
    });
    return this.find({ ...context, em: context.em.fork() });
  }
}

function requireSense({ choices, quietFrom, quietUntil }: z.output<typeof settingsSchema>): void {
  const kinds = (choices ?? []).map(({ kind }) => kind);
  if (new Set(kinds).size < kinds.length) {
    throw wrongField('choices', notificationReasons.NOTIFICATION_KIND_TWICE);
  }
  for (const { kind, ...choice } of choices ?? []) {
    if (KIND_RULES[kind].isUrgent && isIncomplete(choice)) {
      throw wrongField('choices', notificationReasons.EMERGENCIES_ALWAYS_TOLD);
    }
  }
  if (Boolean(quietFrom) !== Boolean(quietUntil)) {
    throw wrongField('quietUntil', notificationReasons.QUIET_HOURS_INCOMPLETE);
  }
  if (quietFrom && quietFrom === quietUntil) {
    throw wrongField('quietUntil', notificationReasons.QUIET_HOURS_EMPTY);
  }
}

const mine = ({ id, companyId }: Person) =>
  companyId === null ? { adminId: id } : { memberId: id, companyId };

async function findSettings(em: EntityManager, person: Person): Promise<NotificationSettings> {
  const found = await em.findOne(NotificationSettings, mine(person));
  return found ?? initial(person);
}

const initial = (person: Person): NotificationSettings =>
  Object.assign(new NotificationSettings(), ownerOf(person), {
    language: languageOf(person, null),
  });

/** The person's row, made if it is missing; two pages that save at once wait for each other. */
async function lockSettings(tx: EntityManager, person: Person): Promise<NotificationSettings> {
  const { id, companyId, memberId, adminId, language, updatedAt } = initial(person);
  await tx.execute(
    `insert into notification_settings (id, company_id, member_id, admin_id, choices, time_zone,
            language, has_sound, updated_at)
     values (?, ?, ?, ?, '{}', 'Europe/Berlin', ?, true, ?)
     on conflict (coalesce(member_id, admin_id)) do update set updated_at = excluded.updated_at`,
    [id, companyId, memberId, adminId, language, updatedAt],
  );
  return tx.findOneOrFail(NotificationSettings, mine(person));
}
