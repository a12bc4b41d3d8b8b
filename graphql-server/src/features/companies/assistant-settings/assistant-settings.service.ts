import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import {
  day,
  optionalBlock,
  optionalLine,
  parseInput,
  requiredLine,
} from '../../../platform/input/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import { requireCompanyView } from '../company-list.repository.js';
import type { CompanyView } from '../company-view.js';
import type { Company, CompanyHoliday, EmergencyContact } from '../company.entity.js';
import { companyToInstruct, requirePayer } from '../company.policy.js';
import { companyReasons } from '../company.reasons.js';
import { lockCompany } from '../company.repository.js';
import { isDialable } from './dialable-phone.js';
import { readableColor } from './readable-color.js';

/** A person in danger does not read more than these. */
export const MOST_EMERGENCY_CONTACTS = 5;

const MOST_TOKENS = 2_000_000_000;

const contactSchema = z.object({
  label: requiredLine('contactLabel', 80),
  phone: requiredLine('phone', 50).refine(
    (phone) => phone === '' || isDialable(phone),
    companyReasons.PHONE_NOT_DIALABLE.issue,
  ),
});

const MOST_HOLIDAYS = 30;

const YEAR_MS = 366 * 86_400_000;

const holidaySchema = z
  .object({
    from: day(companyReasons.HOLIDAY_INVALID.issue),
    to: day(companyReasons.HOLIDAY_INVALID.issue),
    name: optionalLine('name', 80).transform((name) => name ?? ''),
  })
  .refine(({ from, to }) => to >= from && Date.parse(to) - Date.parse(from) <= YEAR_MS, {
    error: companyReasons.HOLIDAY_INVALID.issue,
    path: ['to'],
  });

const settingsSchema = z.object({
  emergencyContacts: z
    .array(contactSchema, companyReasons.EMERGENCY_CONTACTS_REQUIRED.issue)
    .max(
      MOST_EMERGENCY_CONTACTS,
      companyReasons.TOO_MANY_EMERGENCY_CONTACTS({ max: MOST_EMERGENCY_CONTACTS }).issue,
    ),
  officeHours: optionalBlock('officeHours', 500),
  holidays: z
    .array(holidaySchema)
    .max(MOST_HOLIDAYS, companyReasons.TOO_MANY_HOLIDAYS({ max: MOST_HOLIDAYS }).issue)
    .nullish(),
  brandColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, companyReasons.BRAND_COLOR_INVALID.issue)
    .transform(readableColor)
    .nullish(),
  dailyTokenBudget: z
    .int(companyReasons.TOKEN_BUDGET_NOT_WHOLE.issue)
    .min(0, companyReasons.TOKEN_BUDGET_NEGATIVE.issue)
    .max(MOST_TOKENS, companyReasons.TOKEN_BUDGET_TOO_HIGH({ max: MOST_TOKENS }).issue)
    .nullish(),
});

/** What a form says about a company's assistant; a budget that is left out stays as it is. */
export type AssistantSettingsInput = z.input<typeof settingsSchema>;

/** What a company lets its assistant say, and the platform lets it cost. */
export class AssistantSettingsService {
  readonly #audit: AuditLog;

  constructor(audit: AuditLog) {
    this.#audit = audit;
  }

  async update(
    context: RequestContext,
    id: string | null | undefined,
    input: AssistantSettingsInput,
  ): Promise<CompanyView> {
    const companyId = companyToInstruct(context.actor, id);
    const { dailyTokenBudget, holidays, brandColor, ...fields } = parseInput(settingsSchema, input);
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, companyId);
      const before = settingsOf(company);
      const budget = dailyTokenBudget === undefined ? before.dailyTokenBudget : dailyTokenBudget;
      if (budget !== before.dailyTokenBudget) requirePayer(context.actor);
      const after = {
        ...fields,
        dailyTokenBudget: budget,
        holidays: holidays?.toSorted((a, b) => a.from.localeCompare(b.from)) ?? before.holidays,
        brandColor: brandColor === undefined ? before.brandColor : brandColor,
      };
      tx.assign(company, after);
      await tx.flush();
      await this.#record(context, { tx, company, before, after });
      return requireCompanyView(tx, companyId);
    });
  }

  /** Old and new values, as a wrong number can do great harm. */
  async #record(context: RequestContext, { tx, company, before, after }: Change): Promise<void> {
    const names = Object.keys(before) as (keyof Settings)[];
    const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    if (changed.length === 0) return;
    const details = Object.fromEntries(
      changed.map((name) => [name, { before: before[name], after: after[name] }]),
    );
    const about = aboutCompany(company);
    await this.#audit.record(context, tx, 'company.assistant-updated', about, details);
  }
}

interface Settings {
  emergencyContacts: EmergencyContact[];
  officeHours: string | null;
  dailyTokenBudget: number | null;
  holidays: CompanyHoliday[];
  brandColor: string | null;
}

interface Change {
  tx: EntityManager;
  company: Company;
  before: Settings;
  after: Settings;
}

const settingsOf = (company: Company): Settings => ({
  emergencyContacts: company.emergencyContacts,
  officeHours: company.officeHours ?? null,
  dailyTokenBudget: company.dailyTokenBudget ?? null,
  holidays: company.holidays,
  brandColor: company.brandColor ?? null,
});
