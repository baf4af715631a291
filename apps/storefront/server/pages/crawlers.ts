/**
 * Names of those that read a page once, run none of its script or hardly wait for it, and tell others of it:
 * search engines, and what previews links in chats. Tools that look at how fast a page is are none of them.
 */
const names =
  /(?<!cu)bot\b|crawl|spider|slurp|google-(?:inspectiontool|read-aloud)|mediapartners|facebookexternalhit|meta-externalagent|facebookcatalog|whatsapp|viber|skypeuripreview|embedly|quora link preview|pinterest\/|ia_archiver/i;

/** Whether a page is asked for by one that takes it as it comes: it waits for the whole one. */
export const isCrawler = (userAgent: string | undefined): boolean => names.test(userAgent ?? '');
