import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORY_NAMES } from '@hausgeist/schema';
import { z } from 'zod';
import { CASE_STATES } from '../cases/index.js';

/** What was done later: a comment or another state by a member of the company, or a craftsman's report. */
const stepSchema = z.object({
  daysAgo: z.int().nonnegative(),
  /** E-mail address of the member. */
  by: z.string().optional(),
  comment: z.string().optional(),
  state: z.enum(CASE_STATES).optional(),
  report: z.string().optional(),
});

const caseSchema = z.object({
  company: z.string(),
  /** E-mail address of the tenant or owner. */
  person: z.string().optional(),
  /** It was made from the conversation that this person had about its category. */
  isFromConversation: z.boolean().default(false),
  daysAgo: z.int().nonnegative(),
  title: z.string(),
  description: z.string().default(''),
  /** Where, if that is not where the person lives. */
  place: z.string().optional(),
  category: z.enum(CATEGORY_NAMES),
  urgency: z.enum(['NORMAL', 'HIGH', 'EMERGENCY']).default('NORMAL'),
  state: z.enum(CASE_STATES).default('OPEN'),
  dueInDays: z.int().optional(),
  /** E-mail address of the member who looks after it. */
  assignee: z.string().optional(),
  /** Name of one of the craftsmen. */
  craftsman: z.string().optional(),
  /** What the craftsman has proposed, or both agreed to. */
  appointment: z
    .object({
      inDays: z.int(),
      from: z.string(),
      until: z.string(),
      isConfirmed: z.boolean(),
    })
    .optional(),
  steps: z.array(stepSchema).default([]),
});

const demoSchema = z.object({
  craftsmen: z.array(
    z.object({
      company: z.string(),
      name: z.string(),
      trade: z.string(),
      email: z.string(),
      phone: z.string(),
      note: z.string(),
    }),
  ),
  cases: z.array(caseSchema),
});

export type DemoCase = z.output<typeof caseSchema>;
export type DemoCases = z.output<typeof demoSchema>;

/** Reads what is to be done in the homes of the demo, and by whom. */
export async function readDemoCases(folder: string): Promise<DemoCases> {
  return demoSchema.parse(JSON.parse(await readFile(join(folder, 'cases.json'), 'utf8')));
}
