import { useEffect } from 'react';
import { createTheme } from '../src/tokens/create-theme.ts';

/** What the switches of the toolbar are set to. */
export interface Switches {
  theme?: string;
  brand?: string;
  direction?: string;
  language?: string;
  density?: string;
}

/** Puts on the page what the switches of the toolbar say. */
export function Surroundings({ theme, brand, direction, language, density }: Switches) {
  useEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.dataset.density = density;
    page.dir = direction ?? '';
    page.lang = language ?? '';
  }, [theme, direction, language, density]);
  return brand ? <style>{createTheme({ primary: brand }).css}</style> : null;
}
