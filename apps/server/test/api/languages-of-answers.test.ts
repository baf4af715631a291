import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { newcomer, register, registerStaff } from './people.ts';

interface Told {
  message: string;
  code?: string;
  fields?: Record<string, string>;
}

describeApp('what callers are told', (get) => {
  const ask = async (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    headers: Record<string, string>,
    payload?: object,
  ) => {
    const answer = await get().app.inject({
      method,
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
    return answer.json<Told>();
  };
  const bangla = { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' };
  const english = { 'accept-language': 'en' };
  const track = '/api/bookings/track';
  const unknown = { reference: 'PTK-7K4M-2Q', phone: '01712345678' };

  it('is in the language that they speak, and in English where they tell none', async () => {
    const words = 'A booking with this reference and phone number was not found.';
    expect(await ask('POST', track, {}, unknown)).toMatchObject({ message: words });
    expect(await ask('POST', track, english, unknown)).toMatchObject({ message: words });
    expect(await ask('POST', track, bangla, unknown)).toMatchObject({
      message: 'এই বুকিং নম্বর আর ফোন নম্বরে কোনো বুকিং পাওয়া যায়নি।',
      code: 'not_found',
    });
  });

  it('is in their language for each input', async () => {
    const form = { ...newcomer(), name: '', password: 'abc', phone: '12' };
    expect(await ask('POST', '/api/auth/register', bangla, form)).toMatchObject({
      message: 'কিছু তথ্য ঠিক নেই। দেখে আবার পাঠান।',
      code: 'validation_failed',
      fields: {
        name: 'আপনার নাম লিখুন',
        phone: 'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
        password: 'পাসওয়ার্ডে কমপক্ষে ৬টি অক্ষর দিন',
      },
    });
  });

  it('is in their language where it went well, and where there is nothing', async () => {
    const form = newcomer();
    expect(await ask('POST', '/api/auth/register', bangla, form)).toMatchObject({
      message: 'অ্যাকাউন্ট খোলা হয়েছে।',
    });
    expect(await ask('GET', '/api/nothing', bangla)).toMatchObject({
      message: 'এই ঠিকানায় কিছু নেই।',
    });
    expect(await ask('GET', '/api/%zz', bangla)).toMatchObject({ message: 'ঠিকানাটি ঠিক নয়।' });
  });

  it('is in their language for the staff as well', async () => {
    const owner = await registerStaff(get(), 'owner');
    const customer = await register(get());
    const as = (token: string) => ({ ...bangla, authorization: `Bearer ${token}` });
    expect(await ask('GET', '/api/admin/bookings/none', as(owner.token))).toMatchObject({
      message: 'বুকিংটি পাওয়া যায়নি।',
    });
    expect(await ask('GET', '/api/admin/bookings', as(customer.token))).toMatchObject({
      message: 'এটি করার অনুমতি আপনার নেই।',
    });
    const headers = { ...english, authorization: `Bearer ${owner.token}` };
    expect(await ask('GET', '/api/admin/bookings/none', headers)).toMatchObject({
      message: 'This booking was not found.',
    });
  });

  it('is kept for nobody who speaks another language', async () => {
    const address = '/api/services/none';
    expect((await ask('GET', address, bangla)).message).toBe('সেবাটি পাওয়া যায়নি।');
    expect((await ask('GET', address, english)).message).toBe('This service was not found.');
  });
});
