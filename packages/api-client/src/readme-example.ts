import { createClient, isHttpError, paginate } from './index.ts';

/** Prints the names of all visas, and one service with its requirements. */
export async function printVisas(origin: string, id: string, print: (line: string) => void) {
  const client = createClient({ origin });
  for await (const service of paginate(client.services.list, { search: 'visa' })) {
    print(service.name ?? service.jobTitle ?? service._id);
  }
  try {
    const { requirements = [] } = await client.services.get({ id });
    print(`It takes: ${requirements.join(', ')}`);
  } catch (error) {
    if (!isHttpError(error) || error.code !== 'not_found') throw error;
    print('There is no such service.');
  }
}
