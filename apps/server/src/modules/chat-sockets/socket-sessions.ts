import type { Queries } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import { findEpochs } from '../auth/control/change-control.ts';
import { findRoles } from '../auth/sessions.ts';
import type { ChatServer, ChatSocket } from './socket-server.ts';

/** Closes the connections of sessions that ended or have another role, and of chat tokens that are void. */
async function cutEndedAccess(db: Queries, io: ChatServer): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  await Promise.all([cutEndedSessions(db, sockets), cutVoidTokens(db, sockets)]);
}

/** An open socket must not outlive the chat token by which it joined. */
async function cutVoidTokens(db: Queries, sockets: readonly ChatSocket[]): Promise<void> {
  const joined = sockets.flatMap((socket) =>
    [...(socket.data.chats?.values() ?? [])].flatMap(({ account }) =>
      account ? [{ socket, account }] : [],
    ),
  );
  if (joined.length === 0) return;
  const epochs = await findEpochs(
    db,
    joined.map(({ account }) => account.userId),
  );
  for (const { socket, account } of joined) {
    if (epochs.get(account.userId) !== account.epoch) socket.conn.close();
  }
}

async function cutEndedSessions(db: Queries, sockets: readonly ChatSocket[]): Promise<void> {
  const signedIn = sockets.flatMap((socket) =>
    socket.data.caller ? [{ socket, caller: socket.data.caller }] : [],
  );
  if (signedIn.length === 0) return;
  const roles = await findRoles(
    db,
    signedIn.map(({ caller }) => caller.sessionId),
  );
  for (const { socket, caller } of signedIn) {
    // Not `disconnect`: whoever has a new session comes back by itself.
    if (roles.get(caller.sessionId) !== caller.role) socket.conn.close();
  }
}

/**
 * Does so again and again: a room that a session has opened does not outlive it for long.
 *
 * @param interval in milliseconds.
 * @returns `look` does so at once, `end` for the last time.
 */
export function watchSessions(db: Queries, io: ChatServer, log: Log, interval = 5_000) {
  const look = () => {
    cutEndedAccess(db, io).catch((error: unknown) => {
      log.warn({ err: error }, 'the sessions of sockets could not be looked at');
    });
  };
  const timer = setInterval(look, interval);
  timer.unref();
  return { look, end: () => clearInterval(timer) };
}
