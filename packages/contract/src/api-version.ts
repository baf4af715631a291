/**
 * The version of the API that this contract describes. The first number changes with what clients of
 * the one before can't do without, the second with what is added: 1.1 takes
 * uploads that go on where they stopped, 1.2 counts how far people get in forms.
 */
export const apiVersion = '1.2';

/** The header by which a client names the version that it was made for, and a server its own. */
export const apiVersionHeader = 'pothik-version';
