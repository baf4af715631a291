import { askedConsents, consentWordings, type Consent } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { anyService, bookingOf, bookWithForm, book, contact } from './booking-forms.ts';
import { readAllMails, tokenIn } from './outbox.ts';
import { callApi, register, type Person } from './people.ts';

describeApp('what people agree to', (get) => {
  let serviceId = '';
  beforeAll(async () => {
    serviceId = await anyService(get());
  });

  const consentsOf = async (person: Person) => {
    const answer = await callApi(get(), 'GET', '/users/consents', person);
    return answer.json<{ consents: Consent[] }>().consents;
  };
  const withdraw = (person: Person, id = '') =>
    callApi(get(), 'DELETE', `/users/consents/${id}`, person);
  const bookWithPassport = async (person: Person, documentConsent?: string) => {
    const fields = { serviceId, ...contact(), documentType: 'passport', documentConsent };
    return bookingOf(await bookWithForm(get(), fields, person));
  };
  const confirm = (person: Person) =>
    get().database.pool.query('update users set email_verified_at = now() where id = $1', [
      person.id,
    ]);
  const newsletter = (path: string, payload: object) =>
    callApi(get(), 'POST', `/newsletter/${path}`, { payload });
  const subscribe = async (email: string, more: object = {}) => {
    expect((await newsletter('subscriptions', { email, ...more })).statusCode).toBe(200);
    const asked = (await readAllMails(get(), email)).findLast((mail) =>
      mail.includes('/newsletter/confirm'),
    );
    return newsletter('confirmations', { token: tokenIn(asked) });
  };
  const isSubscribed = async (email: string) => {
    const { rows } = await get().database.pool.query(
      'select from newsletter_subscribers where email = $1 and confirmed_at is not null',
      [email],
    );
    return rows.length === 1;
  };

  it('is noted with its wording where documents are handed over', async () => {
    const person = await register(get());
    const { reference } = await bookWithPassport(person, askedConsents.documents.wording);
    expect(await consentsOf(person)).toEqual([
      {
        _id: expect.any(String) as string,
        purpose: 'documents',
        wording: 'documents-1',
        text: consentWordings['documents-1'],
        givenAt: expect.any(String) as string,
        booking: reference,
      },
    ]);
  });

  it('is noted without a wording for a client that knows of none', async () => {
    const person = await register(get());
    await bookWithPassport(person);
    const [consent] = await consentsOf(person);
    expect(consent).toMatchObject({ purpose: 'documents' });
    expect(consent).not.toHaveProperty('wording');
    expect(consent).not.toHaveProperty('text');
    // A wording of tomorrow refuses no booking today.
    await bookWithPassport(person, 'documents-99');
    expect((await consentsOf(person))[0]).toMatchObject({ wording: 'documents-99' });
    expect((await consentsOf(person))[0]).not.toHaveProperty('text');
  });

  it('is nothing where no document is handed over', async () => {
    const person = await register(get());
    const form = { serviceId, ...contact(), documentConsent: askedConsents.documents.wording };
    expect((await book(get(), form, person)).statusCode).toBe(200);
    expect(await consentsOf(person)).toEqual([]);
  });

  it('takes the documents with it when it is withdrawn, and stays as a proof', async () => {
    const person = await register(get());
    const booking = await bookWithPassport(person, askedConsents.documents.wording);
    const kept = await bookWithPassport(person);
    const [, consent] = await consentsOf(person);
    expect((await withdraw(person, consent?._id)).statusCode).toBe(200);
    const opened = await get().app.inject({ url: booking.documents?.passport ?? '' });
    expect(opened.statusCode).toBe(404);
    expect((await get().app.inject({ url: kept.documents?.passport ?? '' })).statusCode).toBe(200);
    const mine = bookingOf(await callApi(get(), 'GET', `/bookings/${booking._id}`, person));
    expect(mine).toMatchObject({ status: 'pending', documents: {} });
    const [, withdrawn] = await consentsOf(person);
    expect(withdrawn).toMatchObject({ ...consent, withdrawnAt: expect.any(String) as string });
    // Once more changes nothing.
    expect((await withdraw(person, consent?._id)).statusCode).toBe(200);
    expect((await consentsOf(person))[1]).toEqual(withdrawn);
  });

  it('is nobody else’s', async () => {
    const [person, other] = [await register(get()), await register(get())];
    await bookWithPassport(person);
    const [consent] = await consentsOf(person);
    expect(await consentsOf(other)).toEqual([]);
    expect((await withdraw(other, consent?._id)).statusCode).toBe(404);
    expect((await consentsOf(person))[0]).not.toHaveProperty('withdrawnAt');
  });

  it('to the newsletter is given by the link in the mail, and ends the newsletter when withdrawn', async () => {
    const person = await register(get());
    await subscribe(person.email, { consent: askedConsents.newsletter.wording });
    // Anybody can have given this address: before it is shown to be theirs, they see nothing of it.
    expect(await consentsOf(person)).toEqual([]);
    await confirm(person);
    const [consent] = await consentsOf(person);
    expect(consent).toMatchObject({
      purpose: 'newsletter',
      wording: 'newsletter-1',
      text: consentWordings['newsletter-1'],
    });
    expect(await isSubscribed(person.email)).toBe(true);
    expect((await withdraw(person, consent?._id)).statusCode).toBe(200);
    expect(await isSubscribed(person.email)).toBe(false);
    expect(await consentsOf(person)).toMatchObject([
      { _id: consent?._id, withdrawnAt: expect.any(String) as string },
    ]);
  });

  it('is nothing before the link is followed', async () => {
    const person = await register(get());
    await confirm(person);
    await newsletter('subscriptions', { email: person.email });
    expect(await consentsOf(person)).toEqual([]);
  });

  it('follows the choice among the preferences, and ends both ways of getting news', async () => {
    const person = await register(get());
    await confirm(person);
    await subscribe(person.email);
    const choose = (payload: object) =>
      callApi(get(), 'PUT', '/users/preferences', { ...person, payload });
    await choose({ newsletter: true, newsletterConsent: askedConsents.newsletter.wording });
    await choose({ newsletter: true });
    await choose({ chatEmails: false });
    const given = await consentsOf(person);
    expect(given.map(({ wording }) => wording)).toEqual(['newsletter-1', undefined]);
    const preferences = await choose({ newsletter: false });
    expect(preferences.json()).toMatchObject({ preferences: { newsletter: false } });
    expect(await isSubscribed(person.email)).toBe(false);
    for (const one of await consentsOf(person)) expect(one).toHaveProperty('withdrawnAt');
  });

  it('goes with the account, but for that to documents of a booking that stays', async () => {
    const person = await register(get());
    await confirm(person);
    await bookWithPassport(person);
    await subscribe(person.email);
    await callApi(get(), 'DELETE', '/users/account', {
      ...person,
      payload: { password: person.password },
    });
    const { rows } = await get().database.pool.query(
      'select purpose from consents where email = $1 or user_id = $2',
      [person.email, person.id],
    );
    expect(rows).toEqual([]);
  });
});
