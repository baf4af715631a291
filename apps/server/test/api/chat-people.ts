import type { ChatMessage } from '@pothik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { staff, type TestApp } from './app.ts';
import { callApi } from './people.ts';

/** A chat that was started, and its credential. */
export interface StartedChat {
  id: string;
  visitorToken: string;
}

/** What a visitor types into the start form. */
export const visitor = { name: 'Karim Mia', phone: '01812345678', message: '  Is it open?  ' };

/** Starts a chat, each from an address of its own: the limit is not what is tested. */
export async function startChat(
  app: TestApp,
  more: { token?: string; payload?: object; language?: string } = {},
): Promise<StartedChat> {
  const answer = await callApi(app, 'POST', '/chats/start', {
    ...(more.token === undefined ? {} : { token: more.token }),
    ...(more.language === undefined ? {} : { language: more.language }),
    payload: { ...visitor, ...more.payload },
    address: `10.1.${String(Math.floor(Math.random() * 250))}.${String(Math.floor(Math.random() * 250))}`,
  });
  const { chat, visitorToken } = answer.json<{ chat: { _id: string }; visitorToken: string }>();
  return { id: chat._id, visitorToken };
}

/** Makes a call as the visitor who holds this token. */
export function callAsVisitor(
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  visitorToken: string,
  payload?: object,
) {
  return app.inject({
    method,
    url: `/api${path}`,
    headers: { 'x-visitor-token': visitorToken },
    ...(payload === undefined ? {} : { payload }),
  });
}

export async function signInStaff(app: TestApp): Promise<string> {
  const answer = await callApi(app, 'POST', '/auth/login', { payload: staff });
  return answer.json<{ token: string }>().token;
}

export const messagesOf = (answer: LightMyRequestResponse) =>
  answer.json<{ messages: ChatMessage[] }>().messages;
