/** Where all paths of the API begin (Specification §7). */
export const apiPrefix = '/api';
