import type { ChatFailure } from './events.ts';
import type { ChatNotice } from './notices.ts';

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
  const { status, code, name, notice } = isObject(error) ? error : {};
  const message = error instanceof Error ? error.message : '';
  if (code === 'chat_closed') return { kind: 'closed', message };
  if (typeof status === 'number') {
    if (passing.has(status)) return { kind: 'unreachable', message };
    if (/closed/i.test(message)) return { kind: 'closed', message };
    const isGone = refusing.has(status) || /not found/i.test(message);
    return { kind: isGone ? 'gone' : 'other', message };
  }
  // An answer came, and holds nothing that could be used.
  if (name === 'ResponseFormatError') {
    return { kind: 'other', message, ...(notice ? { notice: notice as ChatNotice } : {}) };
  }
  return { kind: 'unreachable', message };
}
