import type { CallOptions } from '@pothik/api-client';
import type { ApiExtra } from '@pothik/api-client/rtk-query';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { OutboxEntry } from '../shared/outbox/outbox-entry.ts';
import type { Attempt } from '../shared/outbox/send-in-order.ts';
import type { State } from './make-store.ts';

export interface SendOptions {
  /** Takes the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Of which failures no toast tells: of all where nobody waits for it. */
  quiet: NonNullable<CallOptions['quiet']>;
  /** Ends it: whoever has sent it off is gone. */
  signal: AbortSignal;
}

/** Makes the call of an entry of one kind. */
export type SendEntry = (
  entry: OutboxEntry,
  how: SendOptions,
) => ThunkAction<Promise<Attempt>, State, ApiExtra, UnknownAction>;
