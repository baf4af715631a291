import { openLiveChatEvent, type OpenLiveChatDetail } from '@pothik/contract';

/** Opens the live chat, with words of the visitor filled in. */
export function openLiveChatWith(message: string): void {
  const detail: OpenLiveChatDetail = { message };
  dispatchEvent(new CustomEvent(openLiveChatEvent, { detail }));
}
