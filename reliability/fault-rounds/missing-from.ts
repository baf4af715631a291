/** What of these is not among those. */
export const missingFrom = (those: ReadonlySet<string>, these: ReadonlySet<string>): string[] =>
  [...these].filter((one) => !those.has(one));
