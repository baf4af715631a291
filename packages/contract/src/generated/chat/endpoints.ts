// Generated from src/chat/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type {
  CannedReplies,
  Chat,
  ChatMessage,
  ChatRating,
  ChatServiceState,
} from '../entities.ts';

/** The visitor's side of live chat. */
export const chatEndpoints = {
  /** Start a conversation with staff. */
  start: {
    method: 'POST',
    path: '/chats/start',
    access: 'anyone',
    envelope: 'fields',
    idempotent: true,
    failure: 'Failed to start chat. Please try again.',
  } as Endpoint<
    {
      name: string;
      phone: string;
      message?: string | undefined;
      /** The page that the visitor was on: a path of the storefront. */
      page?: string | undefined;
      serviceId?: string | undefined;
      /** The client's own id of the start, as `Idempotency-Key` is: 32 characters nobody can guess. */
      clientId?: string | undefined;
    },
    {
      chat: Chat;
      messages?: ChatMessage[] | undefined;
      /** The credential for fetching, sending and joining; only its hash is kept. */
      visitorToken?: string | undefined;
    }
  >,
  /** A conversation and its messages. */
  get: { method: 'GET', path: '/chats/{id}', access: 'visitor', envelope: 'fields' } as Endpoint<
    {
      id: string;
      after?: number | undefined;
    },
    {
      chat: Chat;
      messages: ChatMessage[];
    }
  >,
  /** Send a message as the visitor. */
  sendCustomerMessage: {
    method: 'POST',
    path: '/chats/{id}/messages/customer',
    access: 'visitor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      id: string;
      content: string;
      clientId?: string | undefined;
    },
    {
      chat?: Chat | undefined;
      message?: ChatMessage | undefined;
    }
  >,
  /** Send a picture as the visitor. */
  sendCustomerPicture: {
    method: 'POST',
    path: '/chats/{id}/pictures/customer',
    access: 'visitor',
    envelope: 'fields',
    bodyType: 'multipart',
    failure: 'Failed to send the picture',
  } as Endpoint<
    {
      id: string;
      picture: Blob;
      clientId?: string | undefined;
    },
    {
      chat: Chat;
      message: ChatMessage;
    }
  >,
  /** Rate a closed conversation as its visitor, or change the rating. */
  rate: {
    method: 'PUT',
    path: '/chats/{id}/rating',
    access: 'visitor',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      score: 'bad' | 'good' | 'okay';
      /** Absent: none. */
      comment?: string | undefined;
    },
    { rating: ChatRating }
  >,
  /** Have the words of one’s conversation mailed to the confirmed address of one’s account. */
  mailTranscript: {
    method: 'POST',
    path: '/chats/{id}/transcript',
    access: 'signed-in',
    envelope: 'fields',
  } as Endpoint<
    { id: string },
    {
      /** Of the visitor’s account, where they go. */
      email: string;
    }
  >,
};

/** When staff answer in the chat. */
export const chatHoursEndpoints = {
  /** Whether staff answer in the chat now. */
  state: {
    method: 'GET',
    path: '/settings/chat/public',
    access: 'public',
    envelope: 'data',
  } as Endpoint<object, ChatServiceState>,
  /** Opening hours of the chat. */
  get: {
    method: 'GET',
    path: '/admin/settings/chat',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<
    object,
    {
      /** In Asia/Dhaka. None at all: always. */
      hours: {
        /** 0 is Sunday. */
        day: number;
        opens: string;
        /** `24:00` is the end of the day. */
        closes: string;
      }[];
      /** What visitors read while nobody answers. */
      awayText: string;
      /** The same in Bangla; empty: they read the other one. */
      awayTextBn: string;
      /** Minutes without an answer after which a conversation goes back to the queue. */
      returnAfter: number;
      version: number;
    }
  >,
  /** Change the opening hours of the chat. */
  update: {
    method: 'PUT',
    path: '/admin/settings/chat',
    access: 'owner',
    envelope: 'data',
  } as Endpoint<
    {
      /** In Asia/Dhaka. None at all: always. */
      hours: {
        /** 0 is Sunday. */
        day: number;
        opens: string;
        /** `24:00` is the end of the day. */
        closes: string;
      }[];
      /** What visitors read while nobody answers. */
      awayText: string;
      /** Minutes without an answer after which a conversation goes back to the queue. */
      returnAfter: number;
      /** The same in Bangla; empty: they read the other one. */
      awayTextBn?: string | undefined;
      version?: number | undefined;
    },
    {
      /** In Asia/Dhaka. None at all: always. */
      hours: {
        /** 0 is Sunday. */
        day: number;
        opens: string;
        /** `24:00` is the end of the day. */
        closes: string;
      }[];
      /** What visitors read while nobody answers. */
      awayText: string;
      /** The same in Bangla; empty: they read the other one. */
      awayTextBn: string;
      /** Minutes without an answer after which a conversation goes back to the queue. */
      returnAfter: number;
      version: number;
    }
  >,
};

/** The answers that staff keep at hand. */
export const cannedReplyEndpoints = {
  /** Answers that staff give again and again. */
  get: {
    method: 'GET',
    path: '/admin/canned-replies',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<object, CannedReplies>,
  /** Change the canned replies, all of them at once. */
  update: {
    method: 'PUT',
    path: '/admin/canned-replies',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<CannedReplies, CannedReplies>,
};
