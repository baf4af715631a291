import {
  useStaffPresenceLeaveMutation,
  useStaffPresenceTellMutation,
} from '@pothik/api-client/rtk-query';
import { presenceInterval, type PresentColleague, type RecordKind } from '@pothik/contract';
import { AvatarGroup } from '@pothik/ui';
import { useEffect } from 'react';
import { presenceMessages as words } from '../../messages/presence.ts';
import styles from './colleagues-here.module.css';

interface Place {
  kind: RecordKind;
  /** Of the record. */
  id: string;
  /** Something is written and not saved. */
  isEditing?: boolean;
}

/** Tells that one is at a record, as long as its page is looked at, and hears who else is. */
function useColleagues({ kind, id, isEditing = false }: Place): readonly PresentColleague[] {
  const [tell, { data }] = useStaffPresenceTellMutation();
  const [leave] = useStaffPresenceLeaveMutation();
  useEffect(() => {
    const tellHere = () => {
      if (!document.hidden) void tell({ kind, _id: id, isEditing });
    };
    tellHere();
    const timer = setInterval(tellHere, presenceInterval);
    document.addEventListener('visibilitychange', tellHere);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellHere);
    };
  }, [tell, kind, id, isEditing]);
  useEffect(() => () => void leave({ kind, _id: id }), [leave, kind, id]);
  return data?.colleagues ?? [];
}

const namesOf = (colleagues: readonly PresentColleague[]) => colleagues.map(({ name }) => name);

/** Tells which colleagues have the same record open, and who of them is changing it. */
export function ColleaguesHere(place: Place) {
  const colleagues = useColleagues(place);
  const editing = colleagues.filter(({ isEditing }) => isEditing);
  const looking = colleagues.filter(({ isEditing }) => !isEditing);
  return (
    <div className={styles.here} role="status">
      {colleagues.length > 0 ? (
        <>
          <AvatarGroup people={colleagues} />
          <p>
            {editing.length > 0 ? <strong>{words.editing(namesOf(editing))}</strong> : null}{' '}
            {looking.length > 0 ? <span>{words.looking(namesOf(looking))}</span> : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
