/** How long answers about the catalogue may be sent again, in seconds. */
export const catalogueCache = { maxAge: 15, staleWhileRevalidate: 300 } as const;
