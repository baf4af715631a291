import { supportsVersion } from '../request/supports-version.ts';
import type { UploadTarget } from './upload-file.ts';

/**
 * Whether a server takes uploads that go on where they stopped, which the version of the API tells that it names.
 * One that follows the specification alone names none: it is sent files as part of a form.
 *
 * @throws NetworkError or TimeoutError where it does not answer, or the signal's reason.
 */
export const takesUploads = (target: UploadTarget, signal?: AbortSignal): Promise<boolean> =>
  supportsVersion('1.1', target, signal);
