/** The part of a list's address that makes a view, in one spelling: filters, order and columns, and not the page that is open. */
export function viewQuery(address: URLSearchParams): string {
  const query = new URLSearchParams(
    [...address].filter(([name, value]) => name !== 'page' && value !== ''),
  );
  query.sort();
  return query.toString();
}
