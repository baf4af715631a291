import type { Failure } from '@pothik/api-client/rtk-query';
import type { SerializedError } from '@reduxjs/toolkit';
import type { State } from './make-store.ts';
import { statusOf } from './status-of.ts';

/** The header in which the router's answer tells what is done to the page that it lacks something. */
export const lackHeader = 'page-lack';

/** Why a page is not what others shall see: something has not come yet, or failed and may come later. */
export type PageLack = 'late' | 'failed';

interface QueryEnd {
  status?: string;
  error?: unknown;
}

/** What a page lacks that is made of this state. That something does not exist is an answer as well. */
export function lackOf({ api }: Pick<State, 'api'>): PageLack | undefined {
  const ends = Object.values<QueryEnd | undefined>(api.queries);
  if (ends.some((end) => end?.status === 'pending')) return 'late';
  const willPass = ({ error }: QueryEnd) =>
    statusOf(error as Failure | SerializedError | undefined) >= 500;
  return ends.some((end) => end && willPass(end)) ? 'failed' : undefined;
}
