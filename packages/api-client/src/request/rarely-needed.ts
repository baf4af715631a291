/** One file of what is loaded by those calls alone that need it: each file has a price of its own. */
export { upload } from '../transport/upload.ts';
export { permitKey } from './key-permission.ts';
