import { shrinkPhoto, useToast } from '@pothik/ui';
import { useState } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { useDesk } from '../desk-context.ts';

const { pictureProblems } = inboxMessages.write;

/** Sends pictures to the visitor of a chat, made small enough for a slow line. */
export function useAttach(chatId: string) {
  const desk = useDesk();
  const toasts = useToast();
  const [isPreparing, setPreparing] = useState(false);
  const attach = async (chosen: File) => {
    setPreparing(true);
    const shrunk = await shrinkPhoto(chosen);
    setPreparing(false);
    if ('problem' in shrunk) toasts.add(pictureProblems[shrunk.problem], 'error');
    else desk.sendPicture(chatId, shrunk);
  };
  return { isPreparing, attach: (chosen: File) => void attach(chosen) };
}
