import { readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../test/databases.ts';
import { createMailer } from './mailer.ts';

const mail = {
  to: 'rahima@example.com',
  sender: 'পথিক',
  subject: 'অনুগ্রহ করে নিশ্চিত করুন',
  text: 'Follow this link:\nhttps://pothik.example/newsletter/confirm?token=abc',
};
const publicOrigin = 'https://pothik.example';

let dataDirectory = '';
beforeEach(async () => {
  dataDirectory = await temporaryDirectory();
});
afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

it('writes a file for each mail where no mail server is named, once however often it is tried', async () => {
  const send = createMailer({ smtpUrl: undefined, dataDirectory, publicOrigin });
  await send(mail, 'job-1');
  await send(mail, 'job-1');
  await send(mail, 'job-2');
  const outbox = path.join(dataDirectory, 'outbox');
  expect((await readdir(outbox)).sort()).toEqual(['job-1.eml', 'job-2.eml']);
  const text = await readFile(path.join(outbox, 'job-1.eml'), 'utf8');
  expect(text).toContain('To: rahima@example.com');
  expect(text).toContain('Message-ID: <job-1@pothik.example>');
  expect(text).toContain('https://pothik.example/newsletter/confirm?token=abc');
});

it('lets no name or subject add a header', async () => {
  const send = createMailer({ smtpUrl: undefined, dataDirectory, publicOrigin });
  await send(
    { ...mail, subject: 'Hello\r\nBcc: all@example.com', sender: 'A\r\nX-Evil: 1' },
    'job',
  );
  const text = await readFile(path.join(dataDirectory, 'outbox/job.eml'), 'utf8');
  expect(text).not.toMatch(/^(Bcc|X-Evil):/m);
});

describe('with a mail server', () => {
  const received: string[] = [];
  const recipients: string[] = [];
  let refuse = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      void stream.toArray().then((chunks: Buffer[]) => {
        received.push(Buffer.concat(chunks).toString());
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        callback(refuse ? new Error('mailbox full') : null);
      });
    },
  });

  async function listen(): Promise<string> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    return `smtp://127.0.0.1:${String(address.port)}`;
  }
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it('speaks to it, and tells when it refuses', async () => {
    const send = createMailer({ smtpUrl: await listen(), dataDirectory, publicOrigin });
    await send(mail, 'job-1');
    expect(recipients).toEqual(['rahima@example.com']);
    expect(received[0]).toContain('Message-ID: <job-1@pothik.example>');
    refuse = true;
    await expect(send(mail, 'job-2')).rejects.toThrow('mailbox full');
  });
});

describe('with a mail server that cannot be trusted', () => {
  const received: string[] = [];
  const open = async (more: object, host: string, unencryptedHosts: string[] = []) => {
    const server = new SMTPServer({
      ...more,
      authOptional: true,
      logger: false,
      onData(stream, _session, callback) {
        void stream.toArray().then((chunks: Buffer[]) => {
          received.push(Buffer.concat(chunks).toString());
          callback(null);
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtp://${host}:${String(port)}`;
    const send = createMailer({ smtpUrl, unencryptedHosts, dataDirectory, publicOrigin });
    const close = () => new Promise<void>((resolve) => server.close(resolve));
    return { send: () => send(mail, 'job-1'), close };
  };
  const withoutEncryption = { disabledCommands: ['STARTTLS'] };
  // An address of this machine that counts as another one.
  const elsewhere = '0.0.0.0';
  beforeEach(() => void received.splice(0));

  it('says nothing to one elsewhere that offers no encryption, unless it is named', async () => {
    const refused = await open(withoutEncryption, elsewhere);
    await expect(refused.send()).rejects.toThrow();
    await refused.close();
    expect(received).toEqual([]);
    const named = await open(withoutEncryption, elsewhere, [elsewhere]);
    await named.send();
    await named.close();
    expect(received).toHaveLength(1);
  });

  it('says nothing to one whose certificate nobody vouches for', async () => {
    const { send, close } = await open({}, '127.0.0.1');
    await expect(send()).rejects.toThrow(/certificate/);
    await close();
    expect(received).toEqual([]);
  });
});
