/** What of a list's address makes a view: how it is narrowed and sorted, in one spelling, and not which page of it is open. */
export function viewQuery(address: URLSearchParams): string {
  const query = new URLSearchParams(
    [...address].filter(([name, value]) => name !== 'page' && value !== ''),
  );
  query.sort();
  return query.toString();
}
