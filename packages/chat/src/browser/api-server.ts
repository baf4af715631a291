import {
  chatEndpoints,
  chatIdentityEndpoints,
  visitorTokenHeader,
  type CallInput,
  type CallResult,
  type Endpoint,
} from '@pothik/contract';
import type { ChatServer } from '../machine/ports.ts';
import type { ChatNotice } from '../machine/notices.ts';

/** Calls an endpoint of the contract, as the SDK's `createRequester` does. */
export type ChatRequest = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: {
    headers?: Record<string, string>;
    quiet?: boolean;
    signal?: AbortSignal;
    onUploadProgress?: (progress: { loaded: number; total?: number }) => void;
  },
) => Promise<CallResult<E>>;

/** An answer that no server should give (Specification §8). */
class InvalidAnswer extends Error {
  override readonly name = 'ResponseFormatError';
  readonly notice: ChatNotice;

  constructor(notice: ChatNotice) {
    super(notice);
    this.notice = notice;
  }
}

/** A server that is not ours may leave out what its declaration promises. */
type Unsure<Value> = { [Key in keyof Value]?: Value[Key] | null };

/** What fails is told by the chat itself. */
const access = (visitorToken: string | undefined) => ({
  quiet: true,
  ...(visitorToken === undefined ? {} : { headers: { [visitorTokenHeader]: visitorToken } }),
});

/** Tells of an upload by the share of it that is done, where that is known. */
export const toShare =
  (tell: (share: number) => void) =>
  ({ loaded, total }: { loaded: number; total?: number }): void => {
    if (total) tell(loaded / total);
  };

/**
 * The chat's calls over the SDK. The visitor token travels in a header of its own, and only to a
 * server that gave one.
 *
 * @param page where the visitor is: a path of the storefront.
 * @param serviceId of the service that the visitor looks at.
 */
export function createApiServer(
  request: ChatRequest,
  page?: () => string,
  serviceId?: () => string | undefined,
): ChatServer {
  const server: ChatServer = {
    async start(input) {
      const where = page ? { page: page() } : {};
      const service = serviceId?.();
      const result: Unsure<CallResult<typeof chatEndpoints.start>> = await request(
        chatEndpoints.start,
        { ...input, ...where, ...(service === undefined ? {} : { serviceId: service }) },
        access(undefined),
      );
      const { chat, messages, visitorToken } = result;
      if (!chat?._id) throw new InvalidAnswer('noChat');
      const token = visitorToken ? { visitorToken } : {};
      if (Array.isArray(messages)) return { chat, messages, ...token };
      // The specification's own answer need not hold the first message.
      const fetched = await server.fetch({ chatId: chat._id, ...token }).catch(() => undefined);
      return { chat: fetched?.chat ?? chat, messages: fetched?.messages ?? [], ...token };
    },
    async fetch({ chatId, visitorToken, after }) {
      const input = { id: chatId, ...(after === undefined ? {} : { after }) };
      const result: Unsure<CallResult<typeof chatEndpoints.get>> = await request(
        chatEndpoints.get,
        input,
        access(visitorToken),
      );
      const { chat, messages } = result;
      if (!chat?._id || !Array.isArray(messages)) {
        throw new InvalidAnswer('invalidAnswer');
      }
      return { chat, messages };
    },
    async send({ chatId, visitorToken, clientId, content }) {
      const input = { id: chatId, content, clientId };
      const { message } = await request(
        chatEndpoints.sendCustomerMessage,
        input,
        access(visitorToken),
      );
      return message?._id ? message : undefined;
    },
    async sendPicture({ chatId: id, visitorToken, ...picture }, onProgress) {
      const { message } = await request(
        chatEndpoints.sendCustomerPicture,
        { id, ...picture },
        { ...access(visitorToken), onUploadProgress: toShare(onProgress) },
      );
      return message;
    },
    async rate({ chatId: id, visitorToken, rating }) {
      await request(chatEndpoints.rate, { id, ...rating }, access(visitorToken));
    },
    async prove({ chatId: id, visitorToken, proof }) {
      const { chat } = await request(
        chatIdentityEndpoints.prove,
        { id, ...proof },
        access(visitorToken),
      );
      return chat;
    },
  };
  return server;
}
