import { apiPrefix, apiVersionHeader, requestTimeout } from '@pothik/contract';
import { withDeadline } from './deadline.ts';
import type { ClientOptions } from './options.ts';
import { withRetry } from './retry.ts';

/** Every server that follows the specification answers it to everybody, and pages of all origins may ask. */
const harmlessCall = `${apiPrefix}/settings/contact/public`;

const numbersOf = (version: string) => version.split('.').map(Number);

/**
 * Whether a server has what was added with a version of the API, such as `1.1`, which the version that it names
 * tells. One that follows the specification alone names none.
 *
 * @throws NetworkError or TimeoutError where it does not answer, or the signal's reason.
 */
export async function supportsVersion(
  version: string,
  { origin = '', fetch: given }: Pick<ClientOptions, 'origin' | 'fetch'> = {},
  signal?: AbortSignal,
): Promise<boolean> {
  const ask = () =>
    withDeadline(signal, requestTimeout, (cut) =>
      (given ?? fetch)(origin + harmlessCall, { signal: cut }),
    );
  const { headers } = await withRetry({ attempts: 3 }, true, signal, ask);
  const [major, firstMinor = 0] = numbersOf(version);
  const [spoken, minor = 0] = numbersOf(headers.get(apiVersionHeader) ?? '');
  return spoken === major && minor >= firstMinor;
}
