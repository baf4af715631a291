import type { Complaint, SourceFile } from './source-file.ts';

const print = /@media print \{(?:[^{}]|\{[^{}]*\})*\}/g;
const selectorLists = /([^{};]+)\{/g;
const innermost = /(:[\w-]+)\(([^()]*)\)/g;

/** A selector whose `:has`, `:not` and the like have lost what stands in them. */
function withoutArguments(selectors: string): string {
  const shorter = selectors.replaceAll(innermost, (_, name: string, inner: string) =>
    [':global', ':is', ':where'].includes(name) ? inner.replaceAll(',', '') : name,
  );
  return shorter === selectors ? shorter : withoutArguments(shorter);
}

/** Tells whether a `:has` of this selector decides about elements without a name of their own. */
function isForAny(selector: string): boolean {
  const compounds = selector.trim().split(/\s*[>+~]\s*|\s+/);
  const subject = compounds.at(-1) ?? '';
  return compounds.slice(0, -1).some((part) => part.includes(':has')) && !/[.#[]|^\w/.test(subject);
}

/**
 * Refuses a `:has` that decides about elements without a class, an attribute or a name: `.list:has(b) > :first-child`
 * makes browsers style the whole page anew at each touch and each move of the focus. Print styles are exempt, since
 * they apply to no screen.
 */
export function lintSelectors(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap(({ name: file, text }) =>
    [...text.replaceAll(print, '').matchAll(selectorLists)]
      .flatMap(([, list = '']) => withoutArguments(list).split(','))
      .filter((selector) => isForAny(selector))
      .map((selector) => ({
        file,
        message: `has ${selector.trim()}, which styles all of the page at each touch`,
      })),
  );
}
