import { createStorageToken } from '@pothik/api-client';
import { visitStorage } from './visit-storage.ts';

/** The session token of this browser. Nothing asks for it on the server. */
export const sessionToken = createStorageToken(visitStorage);
