/** The header in which the router's answer tells what the page says that nothing was found for. */
export const missedSearchHeader = 'page-missed-search';

export const missedSearchHeaders = (search: string) => ({
  [missedSearchHeader]: encodeURIComponent(search.toWellFormed()),
});

export function readMissedSearch(headers: Headers): string | undefined {
  const told = headers.get(missedSearchHeader);
  return told === null ? undefined : decodeURIComponent(told);
}
