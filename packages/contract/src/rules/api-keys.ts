/** The roles of an API key: what owners do takes a person. */
export const keyRoles = ['agent', 'editor'] as const;
/** The role whose calls an API key may make. */
export type KeyRole = (typeof keyRoles)[number];

/** In how many days an API key ends at the latest. */
export const maximumKeyDays = 365;

/** There are so many living API keys at most. */
export const maximumKeys = 50;
