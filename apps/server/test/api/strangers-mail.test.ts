import { expect, it } from 'vitest';
import { mailLimits } from '../../src/platform/mail/mail-class.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { readAllMails, tokenIn } from './outbox.ts';
import { callApi, newcomer, register, type Person } from './people.ts';

describeApp('one mailbox', (get) => {
  /** The number of mails to an address, in any of its forms. */
  const countMails = async (email: string) => {
    const [name = ''] = email.split('@');
    const mails = await readAllMails(get());
    return mails.filter((mail) => new RegExp(`^To: ${name}[+@]`, 'im').test(mail)).length;
  };

  async function confirm(person: Person): Promise<Person> {
    const mails = await readAllMails(get(), person.email);
    const token = tokenIn(mails.findLast((mail) => mail.includes('/verify-email?token=')));
    const answer = await callApi(get(), 'POST', '/auth/verify-email', {
      ...{ token: person.token, payload: { token } },
    });
    expect(answer.statusCode).toBe(200);
    return person;
  }

  /** Books and cancels, with a mail for each to the address in the form. */
  async function bookAndCancel(times: number, email: string, { token }: Person) {
    const serviceId = await anyService(get());
    for (let turn = 0; turn < times; turn += 1) {
      const form = { serviceId, ...contact({ email }) };
      const { _id } = bookingOf(await book(get(), form, { token }));
      const answer = await callApi(get(), 'DELETE', `/bookings/${_id}`, { token });
      expect(answer.statusCode).toBe(200);
    }
  }

  const forgot = (email: string, address: string, cookie?: string) =>
    get().app.inject({
      ...{ method: 'POST', url: '/api/auth/forgot-password', payload: { email } },
      ...{ remoteAddress: address, headers: cookie === undefined ? {} : { cookie } },
    });

  it('gets no more than its limit from bookings of another account, also if its owner has confirmed it', async () => {
    const [sender, owner] = [await register(get()), await register(get())];
    await confirm(sender);
    await confirm(owner);
    const before = await countMails(owner.email);
    await bookAndCancel(4, owner.email, sender);
    await bookAndCancel(4, owner.email.replace('@', '+tag@'), sender);
    expect((await countMails(owner.email)) - before).toBe(mailLimits.unconfirmed.tries);

    // News of the owner's own bookings do not count as a stranger's.
    await bookAndCancel(2, owner.email, owner);
    expect((await countMails(owner.email)) - before).toBe(mailLimits.unconfirmed.tries + 4);
  });

  it('gets no more than its limit of links to confirm it, from all forms and networks together', async () => {
    const email = 'stranger@example.com';
    for (let turn = 0; turn < 8; turn += 1) {
      const from = { address: `198.51.100.${String(turn)}` };
      const payload = { ...newcomer(), email: `stranger+${String(turn)}@example.com` };
      await callApi(get(), 'POST', '/auth/register', { ...from, payload });
      await callApi(get(), 'POST', '/newsletter/subscriptions', { ...from, payload: { email } });
    }
    expect(await countMails(email)).toBe(mailLimits.confirmation.tries);
  });

  it('gets a link to a new password that its owner’s browser requests, whatever strangers have requested', async () => {
    const owner = await confirm(await register(get()));
    const { email, password } = owner;
    const signedIn = await callApi(get(), 'POST', '/auth/login', { payload: { email, password } });
    const device = signedIn.cookies.find(({ name }) => name === 'pothik-device');
    const before = await countMails(email);
    for (let turn = 0; turn < 12; turn += 1) {
      expect((await forgot(email, `203.0.113.${String(turn)}`)).statusCode).toBe(200);
    }
    expect((await countMails(email)) - before).toBe(mailLimits.reset.tries);
    await forgot(email, '203.0.113.99', `pothik-device=${device?.value ?? ''}`);
    expect((await countMails(email)) - before).toBe(mailLimits.reset.tries + 1);
  });

  it('gets a link to a new password that its owner requests elsewhere, after all that one network may request', async () => {
    const { email } = await confirm(await register(get()));
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await forgot(email, '192.0.2.200')).statusCode).toBe(200);
    }
    const before = await countMails(email);
    await forgot(email, '192.0.2.201');
    expect((await countMails(email)) - before).toBe(1);
  });
});
