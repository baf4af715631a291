/**
 * The version of the API that this contract describes. The first number changes with what clients of
 * the one before can't do without, the second with what is added.
 */
export const apiVersion = '1.0';

/** The header by which a client names the version that it was made for, and a server its own. */
export const apiVersionHeader = 'pothik-version';
