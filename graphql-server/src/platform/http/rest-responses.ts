import { z } from 'zod';

/** A time in an answer, as JSON has it. */
export const timestampResponse = z.iso.datetime();

/** The `pagination` of a list. */
export const answerPagination = z
  .object({
    page: z.int().describe('From 1.'),
    limit: z.int().describe('Most entries of a page.'),
    total: z.int().describe('Entries of all pages.'),
    totalPages: z.int(),
  })
  .meta({ id: 'Pagination' });

/** What was done, in words. */
export const messageResponse = z.object({ message: z.string() });

/** Something, with what was done in words. */
export const changedResponse = <Data extends z.ZodType>(data: Data) =>
  z.object({ message: z.string(), data });

/** Something that was asked for. */
export const dataResponse = <Data extends z.ZodType>(data: Data) => z.object({ data });

/** A page of a list. */
export const listResponse = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ data: z.array(entry), pagination: answerPagination });

/** Something that is gone. */
export const deletedResponse = changedResponse(z.object({ id: z.uuid() }));

/** Why something failed that is looked at later: a stored refusal. */
export const refusalResponse = z
  .object({
    reason: z.string().describe('Why, as a name that does not change.'),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    message: z.string(),
  })
  .meta({ id: 'StoredRefusal' })
  .nullable()
  .describe('The same for programs; null where nothing failed, or it was stored without a reason.');
