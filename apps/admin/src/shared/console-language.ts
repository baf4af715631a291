/** The languages of the console, the default first, and what each is called by those who speak it. */
export const consoleLanguages = [
  { code: 'en', name: 'English' },
  { code: 'bn', name: 'বাংলা' },
] as const;

export type ConsoleLanguage = (typeof consoleLanguages)[number]['code'];

const key = 'consoleLanguage';

function readLanguage(): ConsoleLanguage {
  const [byDefault] = consoleLanguages;
  try {
    const kept = localStorage.getItem(key);
    return (consoleLanguages.find(({ code }) => code === kept) ?? byDefault).code;
  } catch {
    return byDefault.code;
  }
}

/** The page's language; it changes when the page is loaded again. */
export const pageLanguage = readLanguage();

/**
 * Keeps a language on this device, and loads the page again in it. Where something is not saved, the browser
 * asks first; who stays hears the new language with the next page that is loaded.
 */
export function chooseLanguage(code: ConsoleLanguage): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // Where the browser keeps nothing, the console speaks its default.
    return;
  }
  location.reload();
}
