import { useStaffServiceImportsUndoMutation } from '@pothik/api-client/rtk-query';
import type { ServiceImport } from '@pothik/contract';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { serviceFileMessages as words } from '../../../messages/service-files.ts';
import { shortMoment } from '../../../shared/moments.ts';
import { useSession } from '../../../shared/session-context.ts';
import { UndoNotice } from '../../../shared/several/undo-notice.tsx';

/** An import of services, as long as it can be undone. */
export function UndoOfImport({ _id: id, count, created, by, undoableUntil }: ServiceImport) {
  const { user } = useSession();
  const [undo] = useStaffServiceImportsUndoMutation();
  return (
    <UndoNotice
      title={
        by._id === user._id
          ? words.imported(count, created)
          : words.importedBy(by.name, count, created)
      }
      undo={() => undo({ id })}
      undone={catalogueMessages.several.undone}
    >
      {catalogueMessages.several.until(shortMoment(undoableUntil))}
    </UndoNotice>
  );
}
