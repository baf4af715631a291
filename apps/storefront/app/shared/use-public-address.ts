import { use } from 'react';
import { LanguageContext } from '../messages/create-messages.ts';
import { useSettings } from '../store/hooks.ts';
import { addressIn } from './languages.ts';

/** Makes a whole address of a path: that of the page in its own language, for search engines and sharing. */
export function usePublicAddress(): (path: string) => string {
  const origin = useSettings().publicOrigin;
  const language = use(LanguageContext);
  return (path) => origin + addressIn(language, path);
}
