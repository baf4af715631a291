/** What a page shows, without what its scripts go on from. */
export const contentOf = (html: string): string =>
  html.slice(
    html.indexOf('<body>') + '<body>'.length,
    html.indexOf('<script type="application/json"'),
  );
