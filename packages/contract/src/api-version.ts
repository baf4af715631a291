/**
 * The version of the API that this contract describes. The first number changes with what clients of
 * the one before can't do without, the second with what is added: 1.1 takes
 * uploads that go on where they stopped, 1.2 counts how far people get in forms.
 */
export const apiVersion = '1.2';

/** The header by which a client names the version that it was made for, and a server its own. */
export const apiVersionHeader = 'pothik-version';

/**
 * The header by which a page of the storefront names its build, and a server that serves the storefront all of its
 * own, separated by spaces. It tells an open page of a newer one.
 */
export const buildHeader = 'pothik-build';
