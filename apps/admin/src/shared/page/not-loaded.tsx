import type { Failure } from '@pothik/api-client/rtk-query';
import { Loading, MessageState } from '@pothik/ui';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { editingMessages } from '../../messages/editing.ts';
import { Page } from './page.tsx';
import { LoadFailed } from './load-failed.tsx';

/** A page whose thing is on its way, is not there, or could not be loaded. */
export function NotLoaded({
  title,
  error,
  onRetry,
  missing = { title: editingMessages.missing, text: '' },
  back,
}: {
  title: string;
  /** Absent: it is on its way. */
  error: Failure | SerializedError | undefined;
  onRetry: () => void;
  /** What is said where nothing is there; absent: that alone. */
  missing?: { title: string; text: string };
  back?: ReactNode;
}) {
  const isMissing = error !== undefined && 'status' in error && error.status === 404;
  return (
    <Page title={title}>
      {error === undefined ? <Loading label={editingMessages.loading} /> : null}
      {isMissing ? <MessageState {...missing}>{back}</MessageState> : null}
      {error !== undefined && !isMissing ? <LoadFailed onRetry={onRetry} /> : null}
    </Page>
  );
}
