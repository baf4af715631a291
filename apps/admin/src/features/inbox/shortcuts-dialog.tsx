import { Checkbox, Modal } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';
import { shortcutSetting, useDeviceSetting } from '../../shared/device-setting.ts';
import styles from './inbox.module.css';

/** What the keyboard can do in the inbox. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, close, enabled, enabledHint, list } = inboxMessages.shortcuts;
  const isOn = useDeviceSetting(shortcutSetting);
  return (
    <Modal title={title} open={open} onClose={onClose} closeLabel={close}>
      <dl className={styles.keys}>
        {list.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={enabled}
        hint={enabledHint}
        checked={isOn}
        onChange={(event) => shortcutSetting.set(event.target.checked)}
      />
    </Modal>
  );
}
