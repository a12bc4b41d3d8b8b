import { z } from 'zod';
import { type MaybeCountedPage, totalOf } from '../lists/index.js';

/** A page as REST clients count them, from 1. */
export interface RestPage {
  page: number;
  limit: number;
}

/** Most entries of one page. */
const MAX_LIMIT = 100;

/** Furthest page that is looked for; what a client asks beyond is empty anyway. */
const MAX_PAGE = 1_000_000;

/**
 * Query parameters `page` and `limit`; a value that is not a number or out of bounds becomes the
 * nearest valid one.
 */
export const restPageQuery = (defaultLimit: number) => ({
  page: clamped(1, MAX_PAGE, 1),
  limit: clamped(1, MAX_LIMIT, defaultLimit),
});

function clamped(min: number, max: number, fallback: number) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const text = Array.isArray(value) ? (value as unknown[])[0] : value;
      const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
      if (Number.isNaN(number)) return fallback;
      return Math.min(Math.max(Math.trunc(number), min), max);
    })
    .meta({
      type: ['integer', 'string'],
      description: `A whole number from ${min} to ${max}, ${fallback} if missing; another becomes the nearest one, and a text that is none the same as none.`,
    });
}

/** The path parameter of calls about one thing. */
export const idParams = z.object({ id: z.string() });

/** A text of the query string; given twice, the first counts. */
export const queryText = z
  .union([z.string(), z.array(z.string()).transform((values) => values[0] ?? '')])
  .optional()
  .transform((value) => (value?.trim() ? value : undefined));

/** The page for a service. */
export const toOffset = ({ page, limit }: RestPage) => ({
  first: limit,
  offset: (page - 1) * limit,
});

/** The `pagination` of an answer. */
export const toPagination = ({ page, limit }: RestPage, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});

/** The answer of a list: the entries of the page that was asked for, and which of how many it is. */
export const toListAnswer = <Row, Entry>(
  list: MaybeCountedPage<Row>,
  asked: RestPage,
  present: (row: Row) => Entry,
) => ({
  data: list.rows.slice(0, list.page.first).map((row) => present(row)),
  pagination: toPagination(asked, totalOf(list)),
});
