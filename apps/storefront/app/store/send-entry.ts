import type { ApiExtra } from '@pothik/api-client/rtk-query';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { OutboxEntry } from '../shared/outbox/outbox-entry.ts';
import type { Attempt } from '../shared/outbox/send-in-order.ts';
import type { State } from './make-store.ts';

interface SendOptions {
  /** Takes the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Nobody waits for it: no toast tells that it failed. */
  quiet: boolean;
}

/** Makes the call of an entry of one kind. */
export type SendEntry = (
  entry: OutboxEntry,
  how: SendOptions,
) => ThunkAction<Promise<Attempt>, State, ApiExtra, UnknownAction>;
