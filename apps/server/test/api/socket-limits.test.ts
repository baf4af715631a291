import { expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { eventually, isConnected, isGone, join, openingSockets } from './chat-lines.ts';
import { startChat } from './chat-people.ts';

const limits = { inAll: 12, perNetwork: 4, joinsAtOnce: 2, failedJoins: 5 };

/** A socket of a client behind a proxy, which names it. */
const from = (address: string) => ({ extraHeaders: { 'x-forwarded-for': address } });

describeApp(
  'sockets of strangers',
  (get) => {
    const { open, origin } = openingSockets(get);

    it('are refused where a network has too many, and others are let in beside them', async () => {
      const flood = await Promise.all(
        ['2001:db8::1', '2001:db8::2', '2001:db8::3:1', '2001:db8::4'].map((address) =>
          isConnected(open(from(address))),
        ),
      );
      expect(flood).toEqual([true, true, true, true]);
      expect(await isConnected(open(from('2001:db8::5')))).toBe(false);
      expect(await isConnected(open(from('203.0.113.7')))).toBe(true);
    });

    it('are refused where there are too many in all, until one of them goes', async () => {
      const addresses = Array.from({ length: 12 }, (_, index) => `198.51.100.${String(index)}`);
      const sockets = addresses.map((address) => open(from(address)));
      expect(await Promise.all(sockets.map(isConnected))).not.toContain(false);
      expect(await isConnected(open(from('203.0.113.7')))).toBe(false);
      sockets[0]?.disconnect();
      await eventually(async () => expect(await isConnected(open(from('203.0.113.7')))).toBe(true));
    });

    it('are sent away when they have guessed too often, and nobody else is', async () => {
      const chat = await startChat(get());
      const payload = { chatId: chat.id, visitorToken: chat.visitorToken };
      const guesser = open(from('203.0.113.66'));
      for (let tries = 0; tries < limits.failedJoins; tries += 1) {
        const guess = { chatId: chat.id, visitorToken: String(tries) };
        expect(await join(guesser, guess)).toMatchObject({ success: false });
      }
      guesser.emit('join', payload, () => undefined);
      await isGone(guesser);
      const again = open(from('203.0.113.66'));
      await isConnected(again);
      again.emit('join', payload, () => undefined);
      await isGone(again);
      expect(await join(open(from('203.0.113.7')), payload)).toEqual({ success: true });
    });

    it('leave most connections of the database to requests while they join', async ({ skip }) => {
      skip(get().database.engine === 'embedded', 'it has one connection for all');
      const chat = await startChat(get());
      const payload = { chatId: chat.id, visitorToken: chat.visitorToken };
      const sockets = Array.from({ length: 12 }, (_, index) =>
        open(from(`192.0.2.${String(index)}`)),
      );
      await Promise.all(sockets.map(isConnected));
      const { pool } = get().database;
      const holder = await pool.connect();
      const joined: ReturnType<typeof join>[] = [];
      try {
        await holder.query('begin; lock table chats in access exclusive mode');
        joined.push(...sockets.map((socket) => join(socket, payload)));
        await eventually(async () => {
          const { rows } = await holder.query<{ waiting: number }>(
            'select count(distinct pid)::int as waiting from pg_locks where not granted',
          );
          expect(rows[0]?.waiting).toBeGreaterThanOrEqual(2);
        });
        // Not from a cache.
        expect((await fetch(`${origin()}/api/services?search=visa`)).status).toBe(200);
      } finally {
        await holder.query('commit');
        holder.release();
      }
      expect(await Promise.all(joined)).toEqual(sockets.map(() => ({ success: true })));
    });
  },
  { trustedProxies: ['loopback'], socketLimits: limits },
);
