/** What a page shows, without what its scripts go on from. */
export const contentOf = (html: string): string =>
  html.slice(
    html.indexOf('<body>') + '<body>'.length,
    html.indexOf('<script type="application/json"'),
  );

/** The same after the styles that stand in the page's head: what it costs to lay it out is not ours to add. */
export const styledContentOf = (html: string): string =>
  (html.match(/<style\b[^>]*>[^<]*<\/style>/g) ?? []).join('') + contentOf(html);
