import { describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { mailsOverLimit } from '../metrics.ts';
import { boundedMailer } from './bounded-mailer.ts';
import { mailClasses, mailLimits, type MailClass } from './mail-class.ts';

describeEachDatabase('the mailer', (get) => {
  const mail = (to: string, mailClass: MailClass) => ({
    ...{ to, class: mailClass },
    ...{ sender: 'Pothik', subject: 'News', text: 'Something.' },
  });

  /** A mailer with the addresses that it has sent to. */
  function open() {
    const sent: string[] = [];
    const send = boundedMailer(get().database.db, (payload) => {
      sent.push((payload as { to: string }).to);
      return Promise.resolve();
    });
    return { sent, send };
  }

  describe.each(mailClasses)('sends mails of class %s', (mailClass) => {
    const limit = mailLimits[mailClass];

    it(limit ? 'up to its limit, whichever form the address has' : 'without a limit', async () => {
      const { sent, send } = open();
      const most = limit?.tries ?? 300;
      const forms = [`${mailClass}@example.com`, `${mailClass.toUpperCase()}+1@Example.com`];
      for (let turn = 0; turn < most + 2; turn += 1) {
        await send(mail(forms[turn % 2] ?? '', mailClass), `job-${String(turn)}`);
      }
      expect(sent).toHaveLength(limit ? most : most + 2);
    });
  });

  it('counts each class by itself, and each mailbox', async () => {
    const { sent, send } = open();
    for (let turn = 0; turn < 20; turn += 1) {
      await send(mail('victim@example.com', 'unconfirmed'), 'job');
    }
    sent.length = 0;
    await send(mail('victim@example.com', 'confirmation'), 'job');
    await send(mail('other@example.com', 'unconfirmed'), 'job');
    expect(sent).toEqual(['victim@example.com', 'other@example.com']);
  });

  it('does not count a mail that could not be sent', async () => {
    const { tries } = mailLimits.reset;
    const refuse = boundedMailer(get().database.db, () => Promise.reject(new Error('refused')));
    for (let turn = 0; turn < tries; turn += 1) {
      await expect(refuse(mail('late@example.com', 'reset'), 'job')).rejects.toThrow('refused');
    }
    const { sent, send } = open();
    await send(mail('late@example.com', 'reset'), 'job');
    expect(sent).toHaveLength(1);
  });

  it('counts dropped mails in a metric', async () => {
    const dropped = async () =>
      (await mailsOverLimit.get()).values.find(({ labels }) => labels.class === 'invitation')
        ?.value ?? 0;
    const before = await dropped();
    const { send } = open();
    for (let turn = 0; turn < mailLimits.invitation.tries + 3; turn += 1) {
      await send(mail('invited@example.com', 'invitation'), 'job');
    }
    expect((await dropped()) - before).toBe(3);
  });

  it('counts a mail that an earlier version has enqueued as a stranger’s', async () => {
    const { sent, send } = open();
    const { class: _class, ...before } = mail('early@example.com', 'account');
    const { tries } = mailLimits.unconfirmed;
    for (let turn = 0; turn < tries + 1; turn += 1) await send(before, 'job');
    expect(sent).toHaveLength(tries);
  });
});
