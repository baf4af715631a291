import type { ChatController } from '@pothik/chat';
import { shrinkPhoto } from '@pothik/ui';
import { useState } from 'react';
import { useChatMessages } from '../../messages/chat.ts';
import { toasts } from '../../shared/toasts.ts';

/** Sends pictures that somebody chooses, made small enough for a slow line. */
export function useAttach(controller: ChatController) {
  const { pictureProblems } = useChatMessages();
  const [isPreparing, setPreparing] = useState(false);
  const attach = async (chosen: File) => {
    setPreparing(true);
    const shrunk = await shrinkPhoto(chosen);
    setPreparing(false);
    if ('problem' in shrunk) toasts.add(pictureProblems[shrunk.problem], 'error');
    else controller.sendPicture(shrunk);
  };
  return { isPreparing, attach: (chosen: File) => void attach(chosen) };
}
