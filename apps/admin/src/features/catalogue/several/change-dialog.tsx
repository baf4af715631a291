import {
  useStaffCategoriesListQuery,
  useStaffServiceChangesApplyMutation,
} from '@pothik/api-client/rtk-query';
import type { ListedService } from '@pothik/contract';
import { Modal, Select } from '@pothik/ui';
import { useState } from 'react';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { severalMessages as words } from '../../../messages/several.ts';
import { ChangeForm } from '../../../shared/several/change-form.tsx';
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

const titleOf = ({ name, jobTitle }: Pick<ListedService, 'name' | 'jobTitle'>) =>
  name ?? jobTitle ?? service.untitled;

const changeOf = (one: ListedService, detail: string) => ({
  _id: one._id,
  title: titleOf(one),
  name: one.location?.country,
  detail,
});

function Change({ services, onClose, onDone }: ChangeProps) {
  const { data: categories = [] } = useStaffCategoriesListQuery();
  const [apply] = useStaffServiceChangesApplyMutation();
  const [deed, setDeed] = useState<Deed>();
  const [categoryId, setCategoryId] = useState('');
  const isChosen = deed !== undefined && (deed !== 'move' || categoryId !== '');
  const set = isChosen ? settingOf(deed, categoryId === outside ? null : categoryId) : undefined;
  const changed = set ? services.filter((one) => !hasSetting(one, set)) : [];
  const left = set ? services.filter((one) => hasSetting(one, set)) : [];
  const category = categories.find(({ _id }) => _id === categoryId)?.name;
  return (
    <ChangeForm
      plan={
        set && {
          changed: changed.map((one) =>
            changeOf(one, words.becomes(nameOfPresent(one, set), nameOfSetting(set, category))),
          ),
          left: left.map((one) => changeOf(one, words.stays(nameOfPresent(one, set)))),
          leftTitle: several.left(left.length),
          send: () =>
            apply({ services: changed.map(({ _id, version }) => ({ _id, version })), set }),
        }
      }
      submit={several.title(changed.length)}
      failed={several.failed}
      refusedTitle={several.refused}
      titleOf={titleOf}
      onClose={onClose}
      onDone={onDone}
    >
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
    </ChangeForm>
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
