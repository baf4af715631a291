import { apiPrefix, apiVersionHeader, requestTimeout } from '@pothik/contract';
import { withDeadline } from '../request/deadline.ts';
import { withRetry } from '../request/retry.ts';
import type { UploadTarget } from './upload-file.ts';

/** Every server that follows the specification answers it to everybody, and pages of all origins may ask. */
const harmlessCall = `${apiPrefix}/settings/contact/public`;

/** Since this version of the API. */
const [major, firstMinor] = [1, 1];

/**
 * Whether a server takes uploads that go on where they stopped, which the version of the API tells that it names.
 * One that follows the specification alone names none: it is sent files as part of a form.
 *
 * @throws NetworkError or TimeoutError where it does not answer, or the signal's reason.
 */
export async function takesUploads(
  { origin = '', fetch: given }: UploadTarget,
  signal?: AbortSignal,
): Promise<boolean> {
  const ask = () =>
    withDeadline(signal, requestTimeout, (cut) =>
      (given ?? fetch)(origin + harmlessCall, { signal: cut }),
    );
  const { headers } = await withRetry({ attempts: 3 }, true, signal, ask);
  const [spoken, minor = 0] = (headers.get(apiVersionHeader) ?? '').split('.').map(Number);
  return spoken === major && minor >= firstMinor;
}
