import { use } from 'react';
import { useLocation } from 'react-router';
import { LanguageContext } from '../../../messages/create-messages.ts';
import { addressIn, languages, pathOf, type Language } from '../../../shared/languages.ts';
import { keepLanguage } from './chosen-language.ts';
import styles from './language-switch.module.css';

interface LanguageLinkProps {
  code: Language;
  name: string;
  className?: string | undefined;
}

/**
 * Leads to the same page in another language. It is a page of its own with files of its own, so it is loaded as one;
 * what was typed is carried over (features/recovery).
 */
export function LanguageLink({ code, name, className }: LanguageLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      className={className}
      href={addressIn(code, pathname)}
      hrefLang={code}
      lang={code}
      onClick={({ currentTarget }) => {
        keepLanguage(code);
        // What stands behind the path is the visitor's own: no kept page knows it. The page may be on its way
        // to another one already.
        const { pathname: path, search, hash } = location;
        currentTarget.href = addressIn(code, pathOf(path)) + search + hash;
      }}
    >
      {name}
    </a>
  );
}

/** The other languages of the page. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const current = use(LanguageContext);
  const others = languages.filter(({ code }) => code !== current);
  return others.map(({ code, name }) => (
    <LanguageLink
      key={code}
      code={code}
      name={name}
      className={`${styles.switch ?? ''} ${className}`}
    />
  ));
}
