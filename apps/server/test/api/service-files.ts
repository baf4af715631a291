import { boundary, toBody } from './pictures.ts';
import type { Person } from './people.ts';
import type { TestApp } from './app.ts';

/** Sends a file of services as the console does, with fields beside it. @param path below `service-imports`. */
export const sendServices = (
  { app }: Pick<TestApp, 'app'>,
  { token }: Pick<Person, 'token'>,
  path: string,
  csv: string | Buffer,
  fields: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/admin/service-imports${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: toBody([
      ...Object.entries(fields).map(([name, bytes]) => ({ name, bytes, type: 'text/plain' })),
      { name: 'file', filename: 'services.csv', type: 'text/csv', bytes: csv },
    ]),
  });
