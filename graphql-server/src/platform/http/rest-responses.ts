import { z } from 'zod';

/** A time in an answer, as JSON has it. */
export const timestampResponse = z.iso.datetime();

/** The `pagination` of a list. */
export const answerPagination = z
  .object({
    page: z.int().describe('From 1.'),
    limit: z.int().describe('Most entries of a page.'),
    total: z.int().describe('Entries of all pages.'),
    totalPages: z.int().describe('Pages of this size; 0 where there is nothing.'),
  })
  .meta({ id: 'Pagination' });

const message = z.string().describe('What was done, in a sentence for people.');

/** What was done, in words. */
export const messageResponse = z.object({ message });

/** Something, with what was done in words. */
export const changedResponse = <Data extends z.ZodType>(data: Data) =>
  z.object({ message, data: data.describe('What it is about, as it is now.') });

/** Something that was asked for. */
export const dataResponse = <Data extends z.ZodType>(data: Data) =>
  z.object({ data: data.describe('What was asked for.') });

/** A page of a list. */
export const listResponse = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    data: z.array(entry).describe('The entries of this page.'),
    pagination: answerPagination.describe('Which page it is, of how many.'),
  });

/** Something that is gone. */
export const deletedResponse = changedResponse(
  z.object({ id: z.uuid().describe('Id of what was deleted.') }),
);

/** Why something failed that is looked at later: a stored refusal. */
export const refusalResponse = z
  .object({
    reason: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    message: z.string(),
  })
  .meta({ id: 'StoredRefusal', fieldsOf: 'Refusal' })
  .nullable()
  .describe('The same for programs; null where nothing failed, or it was stored without a reason.');
