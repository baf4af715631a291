import type { ContentLanguage } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Caller } from '../../src/http/calls/call.ts';
import { createSession } from '../sessions.ts';
import { users } from '../../src/schema.ts';
import type { TestApp } from './app.ts';

/** Somebody with an account, and a way to call the API as them. */
export interface Person {
  email: string;
  password: string;
  token: string;
  id: string;
}

type Method = NonNullable<InjectOptions['method']>;

/** Makes a call of the API as whoever has this token. */
export function callApi(
  { app }: TestApp,
  method: Method,
  path: string,
  more: { token?: string; payload?: object; address?: string; language?: string } = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method,
    url: `/api${path}`,
    ...(more.payload === undefined ? {} : { payload: more.payload }),
    ...(more.address === undefined ? {} : { remoteAddress: more.address }),
    headers: {
      ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
      ...(more.language === undefined ? {} : { 'accept-language': more.language }),
    },
  });
}

let made = 0;

/** What a new person types into the form. */
export function newcomer(name = 'Rahima Begum') {
  made += 1;
  return {
    name,
    email: `person-${String(made)}@example.com`,
    phone: '01712345678',
    password: 'river-boat-7',
  };
}

/** Registers somebody, on a page in a language. */
export async function register(
  app: TestApp,
  form = newcomer(),
  language?: ContentLanguage,
): Promise<Person> {
  const answer = await callApi(app, 'POST', '/auth/register', {
    payload: form,
    ...(language === undefined ? {} : { language }),
  });
  const { token, user } = answer.json<{ token: string; user: { _id: string } }>();
  return { email: form.email, password: form.password, token, id: user._id };
}

/** Registers one of the staff, who is signed in without a second factor. */
export async function registerStaff(app: TestApp, role: Caller['role']): Promise<Person> {
  const { db } = app.database;
  const person = await register(app, newcomer('Nasrin Akter'));
  await db.update(users).set({ role, emailVerifiedAt: new Date() }).where(eq(users.id, person.id));
  return { ...person, token: await createSession(db, person.id) };
}
