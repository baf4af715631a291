import type { ChatFailure } from './events.ts';
import { chatNotices, type ChatNotice } from './notices.ts';

/** An answer that no server should give (Specification §8). */
export class InvalidAnswer extends Error {
  override readonly name = 'ResponseFormatError';
  readonly notice: ChatNotice;

  constructor(notice: ChatNotice) {
    super(chatNotices[notice]);
    this.notice = notice;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Answers that say nothing of the conversation: a gateway, a limit, a server that starts anew. */
const passing = new Set([408, 425, 429, 502, 503, 504]);

const refusing = new Set([401, 403, 404, 410]);

/**
 * What a failed call means for the conversation: by code and status first, by the message as far as
 * the specification goes (§4). An error without a status had no answer.
 */
export function toFailure(error: unknown): ChatFailure {
  const { status, code, name } = isObject(error) ? error : {};
  const message = error instanceof Error ? error.message : '';
  if (code === 'chat_closed') return { kind: 'closed', message };
  if (typeof status === 'number') {
    if (passing.has(status)) return { kind: 'unreachable', message };
    if (/closed/i.test(message)) return { kind: 'closed', message };
    const isGone = refusing.has(status) || /not found/i.test(message);
    return { kind: isGone ? 'gone' : 'other', message };
  }
  // An answer came, and holds nothing that could be used.
  if (error instanceof InvalidAnswer) return { kind: 'other', message, notice: error.notice };
  if (name === 'ResponseFormatError') return { kind: 'other', message };
  return { kind: 'unreachable', message };
}
