import { isLanguage } from '@hausgeist/schema';
import { z } from 'zod';
import type { AiNotice } from './conversation.entity.js';

/** Clocks of tenants may be ahead by so much. */
const AHEAD_MS = 5 * 60_000;

/** What a page reported; it is evidence, so it is not taken where it cannot be true. */
export const aiNoticeSchema = z
  .object({
    version: z.string().regex(/^[\w.-]{1,20}$/),
    language: z.string().refine((code) => isLanguage(code)),
    shownAt: z.date(),
  })
  .nullish()
  .catch(undefined)
  .transform((notice): AiNotice | undefined => {
    if (!notice || notice.shownAt.getTime() > Date.now() + AHEAD_MS) return undefined;
    // One's clock may be wrong, but nothing is shown after it was answered.
    const shownAt = new Date(Math.min(notice.shownAt.getTime(), Date.now()));
    return { ...notice, shownAt: shownAt.toISOString() };
  });
