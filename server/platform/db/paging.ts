import type { PageInfo } from '#contract/shared.ts';

/** Default page size of the specification: twelve rows, sixty at most. */
const defaultSize = 12;

export type Range = { number: number; size: number; offset: number };

/** @param size of a page when the query names none */
export function rangeOf(
  query: { page?: number | undefined; page_size?: number | undefined },
  size = defaultSize,
): Range {
  const number = query.page ?? 1;
  const rows = query.page_size ?? size;
  return { number, size: rows, offset: (number - 1) * rows };
}

/** @param total rows that match, on all pages */
export function pageOf(range: Range, total: number): PageInfo {
  return { number: range.number, size: range.size, total, pages: Math.ceil(total / range.size) };
}
