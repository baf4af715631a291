import { IconButton } from '@pothik/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '../../../shared/languages.ts';
import { keepLanguage } from './chosen-language.ts';
import styles from './language-offer.module.css';
import { LanguageLink } from './language-switch.tsx';

/** Each in its own language: who reads the page's needs no offer. */
const offers: Record<Language, { label: string; open: string; dismiss: string }> = {
  en: { label: 'Language', open: 'Read this page in English', dismiss: 'Not now' },
  bn: { label: 'ভাষা', open: 'পাতাটি বাংলায় পড়ুন', dismiss: 'এখন নয়' },
};

/** Offers the page in the language that somebody seems to prefer; nobody is sent there. */
export function LanguageOffer({ current, offered }: { current: Language; offered: Language }) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const words = offers[offered];
  return (
    <aside className={styles.offer} aria-label={words.label} lang={offered}>
      <LanguageLink code={offered} name={words.open} />
      <IconButton
        label={words.dismiss}
        icon={<X size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          keepLanguage(current);
          setDismissed(true);
        }}
      />
    </aside>
  );
}
