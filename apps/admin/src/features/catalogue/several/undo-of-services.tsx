import {
  useStaffServiceChangesListQuery,
  useStaffServiceChangesUndoMutation,
} from '@pothik/api-client/rtk-query';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { shortMoment } from '../../../shared/moments.ts';
import { useSession } from '../../../shared/session-context.ts';
import { undoPolling, UndoNotice } from '../../../shared/several/undo-notice.tsx';
import { nameOfSetting } from './planned-settings.ts';

const { several: words } = catalogueMessages;

/** The newest change of several services, as long as it can be undone. */
export function UndoOfServices() {
  const { user } = useSession();
  const { data } = useStaffServiceChangesListQuery(undefined, {
    pollingInterval: undoPolling,
    refetchOnMountOrArgChange: true,
  });
  const [undo] = useStaffServiceChangesUndoMutation();
  const change = data?.changes[0];
  if (!change) return null;
  const { _id: id, count, set, category, by, undoableUntil } = change;
  const state = nameOfSetting(set, category);
  return (
    <UndoNotice
      title={
        by._id === user._id ? words.changed(count, state) : words.changedBy(by.name, count, state)
      }
      undo={() => undo({ id })}
      undone={words.undone}
    >
      {words.until(shortMoment(undoableUntil))}
    </UndoNotice>
  );
}
