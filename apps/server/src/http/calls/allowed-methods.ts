import { apiPrefix } from '@pothik/contract';
import type { DocumentedEndpoint } from '../reference/openapi.ts';

/** The methods that the address takes; none where there is nothing. */
export function allowedMethods(listed: readonly DocumentedEndpoint[], url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  return listed
    .filter(({ definition }) => {
      const pattern = (apiPrefix + definition.path).replaceAll(/\{\w+\}/g, '[^/]+');
      return new RegExp(`^${pattern}$`).test(path);
    })
    .map(({ definition }) => definition.method);
}
