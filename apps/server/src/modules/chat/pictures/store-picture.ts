import type { Queries } from '../../../platform/database/open.ts';
import { consumeTry } from '../../../http/rate-limit.ts';
import { chatFolder, type Documents } from '../../files/documents.ts';
import type { NewMessage } from '../chat-messages.ts';
import { Defect } from '../../../platform/defect.ts';

const hour = 60 * 60;

const pictureLimits = {
  /** More than anybody shows of a trip. */
  inChat: { tries: 60, seconds: hour },
  /** Many phones share one address at a mobile operator. */
  from: { tries: 240, seconds: hour },
  ofStaff: { tries: 240, seconds: hour },
};

/** @throws RequestError `rate_limited` */
export async function countVisitorsPicture(db: Queries, chatId: string, address: string) {
  await consumeTry(db, `chat-pictures:${chatId}`, pictureLimits.inChat);
  await consumeTry(db, `chat-pictures:address:${address}`, pictureLimits.from);
}

/** @throws RequestError `rate_limited` */
export const countStaffsPicture = (db: Queries, userId: string) =>
  consumeTry(db, `chat-pictures:user:${userId}`, pictureLimits.ofStaff);

/**
 * Puts a picture into the private store and hands it to the work that stores its message. Where that
 * message was there before, it has its picture, and this one goes again.
 *
 * @throws RequestError for anything that is no picture.
 */
export function storePicture<Result extends { isNew: boolean }>(
  documents: Documents,
  file: Blob,
  work: (picture: NonNullable<NewMessage['picture']>) => Promise<Result>,
): Promise<Result> {
  return documents.keep(
    [{ part: 'picture', file }],
    async ([stored]) => {
      if (!stored) throw new Defect('what was kept is handed on');
      const { key, width, height } = stored;
      const result = await work({ key, width, height });
      if (!result.isNew) await documents.files.remove(key);
      return result;
    },
    chatFolder,
  );
}
