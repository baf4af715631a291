import { chatSentences, staffPrefix } from '@pothik/chat';
import { expect, it } from 'vitest';
import { messages as english } from '../en/chat.ts';
import { messages } from './chat.ts';

it('has words for all that the chat says by itself, and for any reason why it did not start', () => {
  for (const sentence of [...Object.values(chatSentences), 'Some server is on fire']) {
    expect(messages.said(sentence)).toMatch(/^[\u0980-\u09ff\u200c\u200d\s।,.]+$/);
    expect(english.said(sentence)).toBe(sentence);
  }
});

it('leaves what people and the server say in their words', () => {
  expect(messages.said(`${staffPrefix}Hello, Rahima`)).toBe('কর্মী: Hello, Rahima');
  expect(messages.said('অনেকবার চেষ্টা করা হয়েছে।')).toBe('অনেকবার চেষ্টা করা হয়েছে।');
});
