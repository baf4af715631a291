import type { Pagination } from '@pothik/contract';

/**
 * Where a list stands.
 *
 * @param found how many rows were found of one more than the page holds.
 */
export const toPagination = (
  { page, limit }: Pick<Pagination, 'page' | 'limit'>,
  found: number,
  { total, isMinimum }: { total: number; isMinimum: boolean },
): Pagination => ({
  page,
  limit,
  hasNext: found > limit,
  total,
  ...(isMinimum ? { totalIsMinimum: true } : {}),
});
