import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORY_NAMES } from '@hausgeist/schema';
import { z } from 'zod';
import { momentOf } from './demo-moment.js';

const answerSchema = z.object({
  from: z.literal('assistant'),
  text: z.string(),
  action: z.enum(['ANSWER', 'NO_ANSWER', 'HAND_OVER', 'EMERGENCY', 'SMALL_TALK']).default('ANSWER'),
  /** Title of the use case that it rests on. */
  source: z.string().optional(),
  rating: z
    .object({
      value: z.enum(['HELPFUL', 'NOT_HELPFUL']),
      reason: z.enum(['WRONG', 'OFF_TOPIC', 'INCOMPLETE', 'UNCLEAR']).nullable().default(null),
      comment: z.string().nullable().default(null),
    })
    .optional(),
});

const conversationSchema = z.object({
  /** E-mail address of the tenant or owner. */
  person: z.string(),
  /** When it began: a time of an earlier day, or some time before the first start. */
  daysAgo: z.int().nonnegative(),
  at: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .default('00:00'),
  minutesAgo: z.int().optional(),
  category: z.enum(CATEGORY_NAMES),
  urgency: z.enum(['NORMAL', 'HIGH', 'EMERGENCY']).default('NORMAL'),
  danger: z.string().optional(),
  asksForPerson: z.boolean().default(false),
  /** E-mail address of the person who has taken over, or looks after it. */
  handler: z.string().optional(),
  assignee: z.string().optional(),
  /** Its first question was not answered. */
  isOpenQuestion: z.boolean().default(false),
  labels: z.array(z.string()).default([]),
  note: z.object({ by: z.string(), text: z.string() }).optional(),
  /** It has ended. */
  summary: z
    .object({
      alert: z.string().optional(),
      concern: z.string(),
      told: z.array(z.string()),
      open: z.array(z.string()).default([]),
      nextStep: z.string(),
    })
    .optional(),
  messages: z.array(
    z.discriminatedUnion('from', [
      z.object({ from: z.enum(['tenant', 'person']), text: z.string() }),
      answerSchema,
    ]),
  ),
});

const demoSchema = z.object({
  labels: z.array(
    z.object({
      company: z.string(),
      name: z.string(),
      color: z.enum(['BLUE', 'ORANGE', 'PURPLE']),
    }),
  ),
  conversations: z.array(conversationSchema),
});

export type DemoConversation = z.output<typeof conversationSchema>;
export type DemoAnswer = z.output<typeof answerSchema>;
export type DemoConversations = z.output<typeof demoSchema>;

/** Reads what the people of the demo have talked about. */
export async function readDemoConversations(folder: string): Promise<DemoConversations> {
  return demoSchema.parse(JSON.parse(await readFile(join(folder, 'conversations.json'), 'utf8')));
}

const MINUTE_MS = 60_000;

/** When a conversation of the demo began. */
export function beginningOf({ minutesAgo, ...time }: DemoConversation, now: Date): Date {
  if (minutesAgo !== undefined) return new Date(now.getTime() - minutesAgo * MINUTE_MS);
  return momentOf(time, now);
}
