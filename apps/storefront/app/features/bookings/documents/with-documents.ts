import type { ApiExtra } from '@pothik/api-client/rtk-query';
import { isHttpError } from '@pothik/api-client';
import { languageOfAddress } from '../../../shared/languages.ts';
import { sessionToken } from '../../../shared/session-token.ts';
import type { State } from '../../../store/make-store.ts';
import type { Sending, SentFiles } from './send-documents.ts';

/** Loads what sends photos; done when one is chosen, it is there when it is needed. */
export const loadSending = () => import('./send-documents.ts');

interface Call {
  /** Its idempotency key. */
  key: string;
  state: State;
  extra: ApiExtra;
  onProgress: Sending['onProgress'];
  signal: Sending['signal'];
}

/**
 * Makes a call that hands over photos: they are sent ahead where the server takes them so, and with the call where
 * it doesn't.
 *
 * @param input of the call, with its photos.
 * @param send makes the call with what it is handed.
 */
export async function withDocuments<Input extends object, Result>(
  input: Input,
  { key, state, extra: { request }, onProgress, signal }: Call,
  send: (input: Input) => Promise<Result>,
): Promise<Result> {
  const entries: [string, unknown][] = Object.entries(input);
  const files = entries.filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
  if (files.length === 0) return send(input);
  const { sendDocuments, forgetDocuments } = await loadSending();
  const target = {
    origin: state.settings.apiOrigin,
    token: sessionToken,
    language: languageOfAddress(location.pathname),
  };
  const photos: SentFiles = Object.fromEntries(files);
  const sendOnce = async () => {
    const ids = await sendDocuments(photos, { key, target, request, onProgress, signal });
    if (!ids) return send(input);
    const named = entries.map(([name, value]): [string, unknown] =>
      name in ids ? [`${name}Upload`, ids[name]] : [name, value],
    );
    // Field by field what the call takes in place of the photos.
    const result = await send(Object.fromEntries(named) as Input);
    await forgetDocuments(key);
    return result;
  };
  try {
    return await sendOnce();
  } catch (error) {
    const isGone = isHttpError(error) && error.code === 'gone';
    if (isGone || signal.aborted) await forgetDocuments(key);
    if (!isGone) throw error;
    // They have lain there for more than a day.
    return sendOnce();
  }
}
