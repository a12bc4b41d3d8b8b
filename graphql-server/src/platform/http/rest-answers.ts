import { z } from 'zod';

/** A time in an answer, as JSON has it. */
export const answerTime = z.iso.datetime();

/** The `pagination` of a list. */
export const answerPagination = z.object({
  page: z.int().describe('From 1.'),
  limit: z.int().describe('Most entries of a page.'),
  total: z.int().describe('Entries of all pages.'),
  totalPages: z.int(),
});

/** What was done, in words. */
export const messageAnswer = z.object({ message: z.string() });

/** Something, with what was done in words. */
export const changedAnswer = <Data extends z.ZodType>(data: Data) =>
  z.object({ message: z.string(), data });

/** Something that was asked for. */
export const dataAnswer = <Data extends z.ZodType>(data: Data) => z.object({ data });

/** A page of a list. */
export const listAnswer = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ data: z.array(entry), pagination: answerPagination });

/** Something that is gone. */
export const deletedAnswer = changedAnswer(z.object({ id: z.uuid() }));
