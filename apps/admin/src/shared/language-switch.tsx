import { Button } from '@pothik/ui';
import { chooseLanguage, consoleLanguages, pageLanguage } from './console-language.ts';
import styles from './language-switch.module.css';

/**
 * The other languages of the console. Each is chosen by its own name, for this device.
 *
 * @param onChoose is called before the page is loaded again.
 */
export function LanguageSwitch({ onChoose }: { onChoose?: () => void }) {
  const others = consoleLanguages.filter(({ code }) => code !== pageLanguage);
  return others.map(({ code, name }) => (
    <Button
      key={code}
      emphasis="quiet"
      className={styles.language ?? ''}
      lang={code}
      onClick={() => {
        onChoose?.();
        chooseLanguage(code);
      }}
    >
      {name}
    </Button>
  ));
}
