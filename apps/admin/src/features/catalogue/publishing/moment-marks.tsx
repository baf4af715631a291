import type { ListedService } from '@pothik/contract';
import { Chip } from '@pothik/ui';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { plannedMoment } from '../../../shared/moments.ts';
import styles from '../catalogue.module.css';

const { moments: words } = catalogueMessages;

/** Why a service could not be published at its moment. @param reason as the server says it. */
export function PublishRefusal({ reason }: { reason: string }) {
  return <span className={styles.refusal}>{words.refused(reason)}</span>;
}

interface MomentMarksProps {
  service: Pick<ListedService, 'publishAt' | 'unpublishAt' | 'publishRefusal'>;
}

/** In words, what a service waits for, or why it could not be published at its moment; nothing where it waits for none. */
export function MomentMarks({
  service: { publishAt, unpublishAt, publishRefusal },
}: MomentMarksProps) {
  if (publishAt === undefined && unpublishAt === undefined) return null;
  return (
    <span className={styles.chips}>
      {publishAt !== undefined && publishRefusal === undefined ? (
        <Chip>{words.goesOut(plannedMoment(publishAt))}</Chip>
      ) : null}
      {publishRefusal === undefined ? null : <PublishRefusal reason={publishRefusal} />}
      {unpublishAt === undefined ? null : (
        <Chip>{words.takenBack(plannedMoment(unpublishAt))}</Chip>
      )}
    </span>
  );
}
