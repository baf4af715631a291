import { createStorageToken } from '@pothik/api-client';

/** The session token of this browser. Nothing asks for it on the server. */
export const sessionToken = createStorageToken(() => localStorage);
