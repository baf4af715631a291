import type { Queries } from '../../../platform/database/open.ts';
import type { Log } from '../../../platform/log.ts';
import { findRoles } from '../../auth/sessions.ts';
import type { ChatServer } from './socket-server.ts';

/** Cuts the lines of those whose session has ended, or whose role is another one now. */
async function cutEndedSessions(db: Queries, io: ChatServer): Promise<void> {
  const signedIn = [...io.of('/').sockets.values()].flatMap((socket) =>
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
    cutEndedSessions(db, io).catch((error: unknown) => {
      log.warn({ err: error }, 'the sessions of sockets could not be looked at');
    });
  };
  const timer = setInterval(look, interval);
  timer.unref();
  return { look, end: () => clearInterval(timer) };
}
