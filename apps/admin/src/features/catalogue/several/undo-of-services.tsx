import {
  useStaffServiceChangesListQuery,
  useStaffServiceChangesUndoMutation,
  useStaffServiceImportsListQuery,
} from '@pothik/api-client/rtk-query';
import type { ServiceChange } from '@pothik/contract';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { shortMoment } from '../../../shared/moments.ts';
import { useSession } from '../../../shared/session-context.ts';
import { undoPolling, UndoNotice } from '../../../shared/several/undo-notice.tsx';
import { UndoOfImport } from '../files/undo-of-import.tsx';
import { nameOfSetting } from './planned-settings.ts';

const { several: words } = catalogueMessages;

function UndoOfChange({ _id: id, count, set, category, by, undoableUntil }: ServiceChange) {
  const { user } = useSession();
  const [undo] = useStaffServiceChangesUndoMutation();
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

const polling = { pollingInterval: undoPolling, refetchOnMountOrArgChange: true };

/** The newest change of several services, or import of a file, as long as it can be undone. */
export function UndoOfServices() {
  const { data: { changes = [] } = {} } = useStaffServiceChangesListQuery(undefined, polling);
  const { data: { imports = [] } = {} } = useStaffServiceImportsListQuery(undefined, polling);
  const [change, imported] = [changes[0], imports[0]];
  if (imported && !(change && change.at > imported.at)) {
    return <UndoOfImport key={imported._id} {...imported} />;
  }
  return change ? <UndoOfChange key={change._id} {...change} /> : null;
}
