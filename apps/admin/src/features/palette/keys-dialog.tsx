import { Checkbox, Modal } from '@pothik/ui';
import { Fragment, use } from 'react';
import { commandMessages } from '../../messages/commands.ts';
import type { Action } from '../../shared/actions/action.ts';
import { ActionsContext } from '../../shared/actions/actions-context.ts';
import { shortcutSetting, useDeviceSetting } from '../../shared/device-setting.ts';
import styles from './keys-dialog.module.css';

const { groups, keys: words } = commandMessages;

const nameOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

function Keys({ title, actions }: { title: string; actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <section className={styles.keys}>
      <h3>{title}</h3>
      <dl>
        {actions.map(({ id, keys = '', label }) => (
          <div key={id}>
            <dt>
              {keys.split(' ').map((key, index) => (
                <Fragment key={key}>
                  {index > 0 ? <span>{words.andThen}</span> : null}
                  <kbd>{nameOf(key)}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the keyboard can do on the screen that is open. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { registry } = use(ActionsContext);
  const isOn = useDeviceSetting(shortcutSetting);
  const actions = open ? registry.list().filter(({ keys }) => keys !== undefined) : [];
  return (
    <Modal title={words.title} open={open} onClose={onClose} closeLabel={words.close}>
      <Keys title={groups.here} actions={actions.filter(({ group }) => group === undefined)} />
      <Keys title={words.everywhere} actions={actions.filter(({ group }) => group !== undefined)} />
      <Checkbox
        label={words.enabled}
        hint={words.enabledHint}
        checked={isOn}
        onChange={(event) => shortcutSetting.set(event.target.checked)}
      />
    </Modal>
  );
}
