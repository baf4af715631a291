import type { ServerSocketEvents } from '@pothik/contract';
import type { DeskSocket } from '../desk/ports.ts';
import { connectSocket, type SocketOptions } from './socket.ts';

type Payload<Name extends keyof ServerSocketEvents> = Parameters<ServerSocketEvents[Name]>[0];

/** The socket of a member of staff: it hears of every chat. */
export function openDeskSocket(options: SocketOptions): DeskSocket {
  const { socket, close } = connectSocket(options);
  return {
    watch: () => void socket.emit('staff:watch', {}),
    // After a connection one enters again, and asks for what is missing.
    join: (payload) => {
      if (socket.connected) socket.emit('join', payload);
    },
    leave: (chatId) => {
      if (socket.connected) socket.emit('leave', { chatId });
    },
    typing: (chatId) => {
      if (socket.connected) socket.emit('typing', { chatId });
    },
    seen: (chatId, sequence) => {
      if (socket.connected) socket.emit('seen', { chatId, sequence });
    },
    subscribe(listener) {
      const listeners = {
        connect: () => listener({ type: 'connected' }),
        disconnect: () => listener({ type: 'disconnected' }),
        'staff:chat': ({ chat }: Payload<'staff:chat'>) => listener({ type: 'chatChanged', chat }),
        'staff:note': (payload: Payload<'staff:note'>) =>
          listener({ type: 'noteReceived', ...payload }),
        'message:new': (payload: Payload<'message:new'>) =>
          listener({ type: 'messageReceived', ...payload }),
        'chat:typing': ({ chatId, senderType }: Payload<'chat:typing'>) => {
          if (senderType === 'customer') listener({ type: 'typingReceived', chatId });
        },
      };
      socket.on('connect', listeners.connect);
      socket.on('disconnect', listeners.disconnect);
      socket.on('staff:chat', listeners['staff:chat']);
      socket.on('staff:note', listeners['staff:note']);
      socket.on('message:new', listeners['message:new']);
      socket.on('chat:typing', listeners['chat:typing']);
      return () => {
        socket.off('connect', listeners.connect);
        socket.off('disconnect', listeners.disconnect);
        socket.off('staff:chat', listeners['staff:chat']);
        socket.off('staff:note', listeners['staff:note']);
        socket.off('message:new', listeners['message:new']);
        socket.off('chat:typing', listeners['chat:typing']);
      };
    },
    close,
  };
}
