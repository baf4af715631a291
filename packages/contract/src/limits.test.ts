import { expect, it } from 'vitest';
import {
  chatStorageKeys,
  openLiveChatEvent,
  socketSettings,
  tokenStorageKey,
  visitorTokenHeader,
} from './limits.ts';

it('keeps the names that other pages and servers know (Specification §2, §3, §9)', () => {
  expect(tokenStorageKey).toBe('userToken');
  expect(openLiveChatEvent).toBe('livechat:open');
  expect(chatStorageKeys).toMatchObject({ chatId: 'liveChatId', user: 'liveChatUser' });
  expect(visitorTokenHeader).toBe('x-visitor-token');
  expect(socketSettings.transports).toEqual(['websocket']);
});
