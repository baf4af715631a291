import type { ReactNode } from 'react';
import { api } from './store.ts';

/** What a measurement has put in the place of the paragraph. */
const { markup } = globalThis as { markup?: ReactNode };

export default function Home() {
  const { data } = api.useOneQuery('one');
  return markup ?? <p>{data}</p>;
}
