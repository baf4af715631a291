import {
  useStaffCategoriesListQuery,
  useStaffServiceChangesApplyMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { ListedService, RefusedService } from '@pothik/contract';
import { Alert, Button, Modal, Select } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { severalMessages as words } from '../../../messages/several.ts';
import { PlannedChanges, RefusedChanges } from '../../../shared/several/planned-changes.tsx';
import styles from '../../../shared/several/several.module.css';
import {
  hasSetting,
  nameOfPresent,
  nameOfSetting,
  settingOf,
  type Deed,
} from './planned-settings.ts';

const { several, service } = catalogueMessages;

/** Stands for no category among those that can be chosen. */
const outside = '-';

interface ChangeProps {
  services: readonly ListedService[];
  onClose: () => void;
  onDone: () => void;
}

function Change({ services, onClose, onDone }: ChangeProps) {
  const { data: categories = [] } = useStaffCategoriesListQuery();
  const [apply, { isLoading }] = useStaffServiceChangesApplyMutation();
  const [deed, setDeed] = useState<Deed>();
  const [categoryId, setCategoryId] = useState('');
  const isChosen = deed !== undefined && (deed !== 'move' || categoryId !== '');
  const [refused, setRefused] = useState<readonly RefusedService[]>();
  const [failure, setFailure] = useState<string>();
  const set = isChosen ? settingOf(deed, categoryId === outside ? null : categoryId) : undefined;
  const changed = set ? services.filter((one) => !hasSetting(one, set)) : [];
  const left = set ? services.filter((one) => hasSetting(one, set)) : [];
  const category = categories.find(({ _id }) => _id === categoryId)?.name;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!set || isLoading || changed.length === 0) return;
    const { data, error } = await apply({
      services: changed.map(({ _id, version }) => ({ _id, version })),
      set,
    });
    if (error) setFailure((error as Failure).serverMessage ?? several.failed);
    else if (data.refused.length > 0) setRefused(data.refused);
    else onDone();
  };

  if (refused) {
    return (
      <RefusedChanges
        title={several.refused(refused.length)}
        refused={refused.map((one) => ({ ...one, title: one.name ?? service.untitled }))}
        onDone={onDone}
      />
    );
  }
  const planOf = (one: ListedService) => ({
    _id: one._id,
    title: one.name ?? one.jobTitle ?? service.untitled,
    name: one.location?.country,
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Select
        label={several.deed}
        value={deed ?? ''}
        options={[
          { value: '', label: several.choose },
          ...Object.entries(several.deeds).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target }) => setDeed(target.value === '' ? undefined : (target.value as Deed))}
      />
      {deed === 'move' ? (
        <Select
          label={several.category}
          value={categoryId}
          options={[
            { value: '', label: several.choose },
            { value: outside, label: several.noCategory },
            ...categories
              .filter(({ parentId }) => parentId === undefined)
              .map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ target }) => setCategoryId(target.value)}
        />
      ) : null}
      {set ? (
        <PlannedChanges
          changed={changed.map((one) => ({
            ...planOf(one),
            detail: words.becomes(nameOfPresent(one, set), nameOfSetting(set, category)),
          }))}
          left={left.map((one) => ({
            ...planOf(one),
            detail: words.stays(nameOfPresent(one, set)),
          }))}
          leftTitle={several.left(left.length)}
        />
      ) : null}
      {failure === undefined ? null : <Alert tone="danger" title={failure} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isLoading} disabled={changed.length === 0}>
          {several.title(changed.length)}
        </Button>
        <Button emphasis="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Publishes, hides, features or moves the chosen services, after showing what becomes of each. */
export function ChangeDialog({ open, ...change }: ChangeProps & { open: boolean }) {
  return (
    <Modal title={several.title(change.services.length)} open={open} onClose={change.onClose}>
      <Change {...change} />
    </Modal>
  );
}
