/** The languages that texts of the catalogue are written in; the first one has everything. */
export const contentLanguages = ['en', 'bn'] as const;

/** A language that texts of the catalogue are written in. */
export type ContentLanguage = (typeof contentLanguages)[number];

/** Those that texts are translated into. */
export const translatedLanguages = ['bn'] as const satisfies ContentLanguage[];

/** A language that texts are translated into. */
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/**
 * How a translation stands:
 * - `missing`: nothing of it is written.
 * - `draft`: visitors don't see it.
 * - `behind`: visitors see it, and the original's words have changed since it was made.
 * - `published`: visitors see it, and it says what the original says.
 */
export const translationStates = ['missing', 'draft', 'behind', 'published'] as const;

/** How a translation stands, as {@link translationStates} lists it. */
export type TranslationState = (typeof translationStates)[number];
