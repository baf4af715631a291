import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { bookings, jobs, serviceTranslations, settings } from '../../src/schema.ts';
import { readMail, type Mail } from '../../src/platform/mail/mailer.ts';
import { latinWords } from '../latin-words.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, contact, daysFromNow } from './booking-forms.ts';
import { startChat } from './chat-people.ts';
import { readAllMails } from './outbox.ts';
import { callApi, newcomer, register, registerStaff, type Person } from './people.ts';

const hostile = 'দুবাই <b>ভিসা</b> "এখনই" & সহজে';

describeApp('what is written to a person', (get) => {
  let serviceId = '';
  let agent: Person;
  beforeAll(async () => {
    serviceId = await anyService(get());
    agent = await registerStaff(get(), 'agent');
    const { db } = get().database;
    await db
      .update(serviceTranslations)
      .set({ words: { name: hostile } })
      .where(eq(serviceTranslations.originalId, serviceId));
    const value = { phone: '+880 1712-345678', email: 'hello@pothik.example' };
    await db.update(settings).set({ value }).where(eq(settings.name, 'contact'));
  });

  /** The mails that wait to be sent to an address, the newest first. */
  async function waitingMails(to: string): Promise<Mail[]> {
    const rows = await get()
      .database.db.select({ payload: jobs.payload })
      .from(jobs)
      .where(sql`${jobs.kind} = 'mail' and ${jobs.payload} ->> 'to' = ${to}`)
      .orderBy(sql`${jobs.createdAt} desc`);
    return rows.map(({ payload }) => readMail(payload));
  }
  async function newestMail(to: string): Promise<Mail> {
    const [newest] = await waitingMails(to);
    if (!newest) throw new Error(`no mail waits for ${to}`);
    return newest;
  }
  const bookAsGuest = async (email: string, language?: string) =>
    bookingOf(
      await book(
        get(),
        {
          ...{ serviceId, ...contact({ email }) },
          ...{ departureDate: daysFromNow(30), passengers: { adults: 2 } },
        },
        language === undefined ? {} : { language },
      ),
    );
  const move = (id: string, payload: object, token = agent.token) =>
    callApi(get(), 'PUT', `/admin/bookings/${id}`, { token, payload: { version: 1, ...payload } });
  const notificationsOf = async ({ token }: Person) =>
    (await callApi(get(), 'GET', '/users/notifications', { token })).json<{
      notifications: { title: string; body: string }[];
    }>().notifications;

  it('is in Bangla where a guest books on a page in Bangla, and all later news as well', async () => {
    const email = 'guest-bn@example.com';
    const { _id: id, reference = '' } = await bookAsGuest(email, 'bn');
    const received = await newestMail(email);
    expect(received.subject).toBe(`আপনার বুকিং ${reference}`);
    expect(received.html).toContain('<html lang="bn">');
    expect(received.text).toContain(`আমরা আপনার বুকিং ${reference} পেয়েছি।`);
    expect(received.text).toContain(`সেবা: ${hostile}\nযাত্রার তারিখ: `);
    expect(received.text).toMatch(/\nযাত্রার তারিখ: [০-৯]+ \S+ ২[০-৯]{3}\nমোট খরচ: ৳/);
    expect(received.text).toContain('অবস্থা: ৪ ধাপের ১ নম্বর ধাপ, অপেক্ষায়। আমরা আপনার বুকিং দেখব।');
    expect(received.text).toMatch(/:\nhttp:\/\/pothik\.test\/bn\/track#\S+\n/);
    expect(latinWords(received)).toEqual(new Set([reference, 'Pothik']));

    await move(id, { status: 'confirmed', note: 'রবিবার আসুন' });
    const confirmed = await newestMail(email);
    expect(confirmed.subject).toBe(`বুকিং ${reference} নিশ্চিত হয়েছে`);
    expect(confirmed.text).toContain('\n\nরবিবার আসুন\n\n');
    expect(confirmed.text).toContain('৪ ধাপের ২ নম্বর ধাপ, নিশ্চিত।');
  });

  it('shows what was booked, where it stands and how to reach us, in both parts', async () => {
    const email = 'guest-en@example.com';
    const { _id: id, reference = '' } = await bookAsGuest(email);
    await move(id, { status: 'action_required', note: 'A sharper photo, please' });
    const { subject, text, html = '' } = await newestMail(email);
    expect(subject).toBe(`Booking ${reference} needs something from you`);
    expect(html).toContain('<html lang="en">');
    expect(text).toMatch(
      /\nService: .+\nDeparture date: \d+ [A-Z][a-z]+ \d{4}\nFees in all: Tk [\d,]+\nWhere it stands: Step 1 of 4, action required\. It is your turn: please answer\. Then we go on\.\n\nAnswer here:\nhttp/,
    );
    expect(text).toContain(
      'Questions? You reach us here.\n\nPhone: +880 1712-345678\nE-mail: hello@pothik.example\n\nPothik\n\n',
    );
    expect(html).toMatch(/<img src="http:\/\/pothik\.test\/media\/[\w-]+\/480\.jpg" width="480"/);
    expect(html).toContain('href="tel:+8801712345678"');
    expect(html).toContain('href="mailto:hello@pothik.example"');
    const picture = /\/media\/[\w-]+\/480\.jpg/.exec(html)?.[0] ?? '';
    const shown = await get().app.inject({ method: 'GET', url: picture });
    expect(shown.headers['content-type']).toBe('image/jpeg');
  });

  it('shows names as they are typed, and none that is not published', async () => {
    const email = 'guest-hostile@example.com';
    await bookAsGuest(email, 'bn');
    const { html = '' } = await newestMail(email);
    expect(html).toContain('দুবাই &lt;b&gt;ভিসা&lt;/b&gt; &quot;এখনই&quot; &amp; সহজে');
    expect(html).not.toContain('<b>');
    const { db } = get().database;
    const isOurs = eq(serviceTranslations.originalId, serviceId);
    await db.update(serviceTranslations).set({ isPublished: false }).where(isOurs);
    await bookAsGuest(email, 'bn');
    expect((await newestMail(email)).text).not.toContain(hostile);
    await db.update(serviceTranslations).set({ isPublished: true }).where(isOurs);
  });

  it('goes without what is not there: a service, a fee, a date', async () => {
    const email = 'guest-less@example.com';
    const { _id: id } = await bookAsGuest(email, 'bn');
    const { db } = get().database;
    await db
      .update(bookings)
      .set({ serviceId: null, departureDate: null })
      .where(eq(bookings.id, id));
    await move(id, { status: 'cancelled', version: undefined });
    const { text, html } = await newestMail(email);
    expect(html).not.toContain('<img');
    expect(text).toContain('।\n\nঅবস্থা: বাতিল। এই বুকিংয়ে আর কিছু করা হবে না।');
  });

  it('follows the language that an account has begun with', async () => {
    const person = await register(get(), newcomer(), 'bn');
    const preferences = await callApi(get(), 'GET', '/users/preferences', { token: person.token });
    expect(preferences.json()).toMatchObject({ preferences: { language: 'bn' } });
    const [verification = ''] = await readAllMails(get(), person.email);
    expect(verification).toContain('Subject: Pothik: আপনার ই-মেইল নিশ্চিত করুন');
    expect(verification).toContain('http://pothik.test/bn/verify-email?token=');
    // The page of the booking is in English.
    const sender = { token: person.token };
    const made = bookingOf(await book(get(), { serviceId, ...contact() }, sender));
    const mail = await newestMail(person.email);
    expect(mail.text).toContain('http://pothik.test/bn/my-bookings\n');
    expect(await notificationsOf(person)).toMatchObject([
      { title: 'আমরা আপনার বুকিং পেয়েছি', body: made.reference },
    ]);
    const chat = await startChat(get(), sender);
    await callApi(get(), 'POST', `/admin/bookings/${made._id}/document-requests`, {
      ...{ token: agent.token, payload: { note: 'পাসপোর্টের ছবি দিন', version: 1 } },
    });
    expect((await notificationsOf(person))[0]).toMatchObject({
      title: 'আপনার বুকিংয়ের জন্য একটি কাগজ দরকার',
      body: `${made.reference ?? ''}: পাসপোর্টের ছবি দিন`,
    });
    const said = await callApi(get(), 'GET', `/chats/${chat.id}`, sender);
    expect(said.json<{ messages: { content: string }[] }>().messages.at(-1)?.content).toBe(
      `আপনার বুকিং ${made.reference ?? ''} নিয়ে: পাসপোর্টের ছবি দিন`,
    );
  });

  it('names the picture that staff ask for without other words', async () => {
    const person = await register(get(), newcomer(), 'bn');
    const sender = { token: person.token };
    const made = bookingOf(await book(get(), { serviceId, ...contact() }, sender));
    const ask = (payload: object) =>
      callApi(get(), 'POST', `/admin/bookings/${made._id}/document-requests`, {
        ...{ token: agent.token, payload },
      });
    expect((await ask({ version: 1 })).statusCode).toBe(400);
    expect((await ask({ document: 'nidBack', version: 1 })).statusCode).toBe(200);
    expect((await notificationsOf(person))[0]).toMatchObject({
      body: `${made.reference ?? ''}: আপনার এনআইডির পেছনের দিকের ছবি`,
    });
    expect((await newestMail(person.email)).text).toContain('আপনার এনআইডির পেছনের দিকের ছবি');
  });

  it('follows a preference over the page', async () => {
    const person = await register(get(), newcomer(), 'bn');
    await callApi(get(), 'PUT', '/users/preferences', {
      ...{ token: person.token, payload: { language: 'en' } },
    });
    const sender = { token: person.token, language: 'bn' };
    const made = bookingOf(await book(get(), { serviceId, ...contact() }, sender));
    expect((await newestMail(person.email)).subject).toBe(`Your booking ${made.reference ?? ''}`);
    await callApi(get(), 'PUT', '/auth/change-password', {
      ...{ token: person.token, language: 'bn' },
      payload: { currentPassword: person.password, newPassword: 'another-boat-8' },
    });
    const news = await notificationsOf(person);
    expect(news.map(({ title }) => title)).toEqual([
      'Your password was changed',
      'Booking received',
    ]);
  });

  it('is in the language of the page for who asks for news', async () => {
    const email = 'news-bn@example.com';
    const payload = { email };
    await callApi(get(), 'POST', '/newsletter/subscriptions', { payload, language: 'bn-BD,bn' });
    const mail = await newestMail(email);
    expect(mail.subject).toBe('Pothik-এর খবর পেতে ই-মেইল নিশ্চিত করুন');
    expect(mail.text).toContain('http://pothik.test/bn/newsletter/confirm?token=');
    expect([...latinWords(mail)]).toEqual(['Pothik']);
  });

  it('tells in Bangla that a chat was answered', async () => {
    const person = await register(get(), newcomer(), 'bn');
    const chat = await startChat(get(), { token: person.token });
    await callApi(get(), 'POST', `/admin/chats/${chat.id}/messages`, {
      ...{ token: agent.token, payload: { content: 'হ্যাঁ, খোলা আছে' } },
    });
    expect(await notificationsOf(person)).toMatchObject([{ title: 'আপনার চ্যাটে নতুন বার্তা এসেছে' }]);
    await get()
      .database.db.update(jobs)
      .set({ runAfter: sql`now()` })
      .where(eq(jobs.kind, 'chat-reply-mail'));
    const mails = await readAllMails(get(), person.email);
    const reply = mails.find((mail) => mail.includes('Subject: Pothik থেকে নতুন বার্তা'));
    expect(reply).toContain('এখানে পাবেন। পাতার লাইভ চ্যাট বোতামে চাপ দিন:\nhttp://pothik.test/bn\n');
  });
});
