import { expect, it } from 'vitest';
import { toFailure } from './failure.ts';

const failed = (more: object, message = '') => Object.assign(new Error(message), more);

it.each([
  ['a chat that staff have closed, by its code', failed({ code: 'chat_closed' }), 'closed'],
  ['the same by its words', failed({ status: 409 }, 'This chat is Closed.'), 'closed'],
  ['a chat of others', failed({ status: 403 }), 'gone'],
  ['a session that has ended', failed({ status: 401 }), 'gone'],
  ['a chat that is not there', failed({ status: 404 }), 'gone'],
  ['one that was removed', failed({ status: 410 }), 'gone'],
  ['the same by its words', failed({ status: 400 }, 'Chat Not Found'), 'gone'],
  ['what was sent wrong', failed({ status: 400 }), 'other'],
  ['a defect of the server', failed({ status: 500 }), 'other'],
  ['an answer that cannot be read', failed({ name: 'ResponseFormatError' }), 'other'],
  ['a server that took too long', failed({ status: 408 }), 'unreachable'],
  ['a server that asks to come later', failed({ status: 425 }), 'unreachable'],
  ['too many calls', failed({ status: 429 }), 'unreachable'],
  ['a gateway without a server', failed({ status: 502 }), 'unreachable'],
  ['a server that starts anew', failed({ status: 503 }), 'unreachable'],
  ['a gateway that waited in vain', failed({ status: 504 }, 'closed'), 'unreachable'],
  ['no answer at all', failed({}, 'The line was closed'), 'unreachable'],
  ['what is no error', 'text', 'unreachable'],
  ['nothing', null, 'unreachable'],
  ['nothing at all', undefined, 'unreachable'],
] as const)('takes %s for what it means: %s → %s', (_what, error, kind) => {
  expect(toFailure(error).kind).toBe(kind);
});

it('has the words of an error for people, and none of what is no error', () => {
  for (const more of [
    { code: 'chat_closed' },
    { status: 404 },
    { status: 502 },
    { status: 400 },
    {},
  ]) {
    expect(toFailure(failed(more, 'Sorry.')).message).toBe('Sorry.');
  }
  expect(toFailure(failed({ name: 'ResponseFormatError' }, 'Sorry.')).message).toBe('Sorry.');
  expect(toFailure({ status: 404, message: 7 }).message).toBe('');
});
