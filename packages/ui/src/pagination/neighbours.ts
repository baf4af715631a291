/** The page, and two on either side of it; five where there are as many. */
export function neighbours(page: number, lastPage: number): number[] {
  const first = Math.max(1, Math.min(page - 2, lastPage - 4));
  const last = Math.min(lastPage, Math.max(page + 2, 5));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
