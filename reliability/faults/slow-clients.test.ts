import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { defaultTimeouts } from '@pothik/server/src/http/client-timeouts.ts';
import { describeApp } from '@pothik/server/test/api/app.ts';
import { join, openingSockets } from '@pothik/server/test/api/chat-lines.ts';
import { startChat } from '@pothik/server/test/api/chat-people.ts';
import { boundary } from '@pothik/server/test/api/pictures.ts';

const patience = {
  ...defaultTimeouts,
  headers: 500,
  body: 500,
  upload: 500,
  nextRequest: 500,
  socket: 1_000,
  look: 50,
};

/** How often a byte comes, in milliseconds: so often that no line is ever silent. */
const pace = 20;

const soon = { timeout: 10_000 };

const upgrade =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: pothik.test\r\nConnection: Upgrade\r\n' +
  'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const withBody =
  (method: string) =>
  (path: string, type: string, length = 30_000) =>
    `${method} ${path} HTTP/1.1\r\nHost: pothik.test\r\nContent-Type: ${type}\r\nContent-Length: ${String(length)}\r\n\r\n`;
const post = withBody('POST');
const getWithBody = (path: string) => withBody('GET')(path, 'application/json');
const form = `multipart/form-data; boundary=${boundary}`;

/** What is sent at once, and what comes byte by byte after it. */
const slow: [what: string, atOnce: string, then: string, refusal: RegExp][] = [
  ['a first line', 'GET /', 'x', /^HTTP\/1\.1 408 .*too long/s],
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: pothik.test\r\n', 'x', /^HTTP\/1\.1 408 .*too long/s],
  [
    'a JSON body',
    post('/api/auth/login', 'application/json'),
    ' ',
    /^HTTP\/1\.1 400 .*too long to arrive/s,
  ],
  [
    'a form',
    `${post('/api/bookings', form)}--${boundary}\r\n` +
      'content-disposition: form-data; name="passport"; filename="a.jpg"\r\n\r\n',
    'x',
    /^$/,
  ],
  ['a body that nobody asked for', getWithBody('/api/categories'), ' ', /^HTTP\/1\.1 200 /],
  [
    'a body of a kind that is refused',
    post('/api/auth/login', 'text/plain'),
    'x',
    /^HTTP\/1\.1 415 /,
  ],
  ['a body of a call without leave', post('/api/upload/image', form), 'x', /^HTTP\/1\.1 401 /],
  [
    'a body that is too long',
    post('/api/auth/login', 'application/json', 1e6),
    ' ',
    /^HTTP\/1\.1 413 /,
  ],
  ['a body for nothing', post('/api/nowhere', 'application/json'), ' ', /^HTTP\/1\.1 4/],
  ['the headers of a socket', upgrade, 'x', /^HTTP\/1\.1 408 .*too long/s],
];

describeApp(
  'a client that sends a byte now and then',
  (get) => {
    const { open, origin } = openingSockets(get);
    let port = 0;
    beforeAll(() => {
      port = Number(new URL(origin()).port);
    });
    const lines: Socket[] = [];
    afterEach(() => {
      for (const line of lines.splice(0)) line.destroy();
    });

    /** Sends so until the line is ended from the other side; what came over it by then. */
    function trickle(atOnce: string, then: string) {
      const line = connect(port, '127.0.0.1');
      lines.push(line);
      line.on('error', () => undefined);
      let answer = '';
      line.setEncoding('latin1').on('data', (text: string) => {
        answer += text;
      });
      line.write(atOnce);
      const timer = setInterval(() => line.write(then), pace);
      line.once('close', () => clearInterval(timer));
      return { line, answer: () => answer };
    }
    const endOf = (line: Socket) =>
      new Promise<void>((resolve) => {
        if (line.closed) resolve();
        else line.once('close', () => resolve());
      });

    it.each(slow)('of %s loses its place', async (_what, atOnce, then, refusal) => {
      const { line, answer } = trickle(atOnce, then);
      await endOf(line);
      expect(answer()).toMatch(refusal);
    });

    it('of a socket that never says what it wants loses its place', async () => {
      const { line, answer } = trickle(`${upgrade}\r\n`, '');
      await vi.waitFor(() => expect(answer()).toMatch(/^HTTP\/1\.1 101 .*"sid"/s), soon);
      // A masked text frame of 125 bytes, and then its bytes.
      line.write(Buffer.from([0x81, 0xfd, 1, 2, 3, 4]));
      const timer = setInterval(() => line.write('x'), pace);
      line.once('close', () => clearInterval(timer));
      // The frame with which a WebSocket is closed.
      await vi.waitFor(() => expect(answer().endsWith('\x88\x00')).toBe(true), soon);
    });

    it('or holds a line without a request loses its place', async () => {
      const { line, answer } = trickle('GET /healthz HTTP/1.1\r\nHost: pothik.test\r\n\r\n', '');
      await vi.waitFor(() => expect(answer()).toMatch(/^HTTP\/1\.1 200 /), soon);
      await endOf(line);
    });

    it('keeps nobody else from the server meanwhile', async () => {
      const chat = await startChat(get());
      const many = Array.from({ length: 200 }, (_, index) => {
        const [, atOnce, then] = slow[index % slow.length] ?? ['', '', ''];
        return trickle(atOnce, then);
      });
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => fetch(`${origin()}/api/categories`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const payload = { chatId: chat.id, visitorToken: chat.visitorToken };
      expect(await join(open(), payload)).toEqual({ success: true });
      await Promise.all(many.map(({ line }) => endOf(line)));
    });
  },
  { patience },
);
