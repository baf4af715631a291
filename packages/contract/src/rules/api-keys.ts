/** What an API key may be: what owners do takes a person. */
export const keyRoles = ['agent', 'editor'] as const;
/** What an API key may do. */
export type KeyRole = (typeof keyRoles)[number];

/** In how many days an API key ends at the latest. */
export const maximumKeyDays = 365;

/** How many living API keys there are at most. */
export const maximumKeys = 50;
