import { Loading } from '@pothik/ui';
import type { ReactNode } from 'react';
import { editingMessages } from '../../messages/editing.ts';
import { LoadFailed } from './load-failed.tsx';

interface Query<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The answer of a query once it is there; before, that it is on its way, or that it could not be had. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  children,
}: {
  query: Query<Data>;
  /** Shows it. */
  children: (data: Data) => ReactNode;
}) {
  if (error !== undefined && !isFetching) return <LoadFailed onRetry={refetch} />;
  if (data === undefined) return <Loading label={editingMessages.loading} />;
  return children(data);
}
