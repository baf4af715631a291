import { shortcutSetting, useDeviceSetting } from '../device-setting.ts';
import styles from './key-hint.module.css';

/** The key that does the same as the button it stands in: seen with a keyboard at hand, and no part of the name. */
export function KeyHint({ keys }: { keys: string }) {
  const isOn = useDeviceSetting(shortcutSetting);
  return isOn ? (
    <kbd className={styles.key} aria-hidden="true">
      {keys.toUpperCase()}
    </kbd>
  ) : null;
}
