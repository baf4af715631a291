import { useLayoutEffect, type PropsWithChildren } from 'react';
import { createTheme } from '../src/tokens/create-theme.ts';

/** What the switches of the toolbar are set to. */
export interface Switches {
  theme?: string;
  brand?: string;
  direction?: string;
  language?: string;
  density?: string;
}

/**
 * Puts on the page what the switches of the toolbar say.
 *
 * @param isAlone the page shows nothing else. Among others, a story that is in one language or direction
 *   always keeps them to itself.
 */
export function Surroundings({
  theme,
  brand,
  direction,
  language,
  density,
  isAlone = true,
  children,
}: PropsWithChildren<Switches & { isAlone?: boolean }>) {
  // Before what the story plays: what opens is placed by lines as high as the language makes them.
  useLayoutEffect(() => {
    if (!isAlone) return;
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.dataset.density = density;
    page.dir = direction ?? '';
    page.lang = language ?? '';
  }, [theme, direction, language, density, isAlone]);
  const style = brand ? <style>{createTheme({ primary: brand }).css}</style> : null;
  if (isAlone) {
    return (
      <>
        {style}
        {children}
      </>
    );
  }
  return (
    <div lang={language} dir={direction}>
      {children}
    </div>
  );
}
