import { api } from './store.ts';

export default function Home() {
  const { data } = api.useOneQuery('one');
  return <p>{data}</p>;
}
