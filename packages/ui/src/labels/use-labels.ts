'use client';
import { createContext, use } from 'react';
import type { CompleteLabels, ComponentLabels } from './component-labels.ts';

const english: ComponentLabels = {};

/** The words of the language of what is in here; what they lack is English. */
export const LabelsContext = createContext(english);

/** The words of a component: its own first, then those of the language, then English. */
export function useLabels<Name extends Exclude<keyof CompleteLabels, 'locale'>>(
  name: Name,
  defaults: CompleteLabels[Name],
  own?: Partial<CompleteLabels[Name]>,
): CompleteLabels[Name] {
  return { ...defaults, ...use(LabelsContext)[name], ...own };
}

/** How dates and times are written: as a field was told, else as the language has it. */
export const useDateLocale = (own: string | undefined): string =>
  own ?? use(LabelsContext).locale ?? 'en-GB';

/** Writes a number that counts places, such as a page, or is small, in the digits of the language. */
export function useOrdinals(): (position: number) => string {
  const { locale } = use(LabelsContext);
  return (position) =>
    locale ? position.toLocaleString(locale, { useGrouping: false }) : String(position);
}
