import type { Complaint, SourceFile } from './source-file.ts';

/** Words of the last column of a glossary's tables: those that are not used. */
export function avoidedWords(glossary: string): string[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
  return rows
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter(({ length }) => length === 5)
    .flatMap(([, , , avoided = '']) => avoided.split(',').map((word) => word.trim()))
    .filter((word) => /[\u0980-\u09ff]/.test(word))
    .map((word) => word.normalize('NFC'));
}

/** Where it is written in Bangla. */
const isInBangla = /(?:^|\/)(?:bn\/[\w-]+|bangla-[\w-]+|(?:http|modules\/[\w-]+)\/messages)\.ts$/;

/** Holds what is written in Bangla to one word for each thing. */
export function lintGlossary(glossary: string, files: readonly SourceFile[]): Complaint[] {
  const avoided = avoidedWords(glossary);
  return files
    .filter(({ name }) => isInBangla.test(name))
    .flatMap(({ name, text }) => {
      const composed = text.normalize('NFC');
      return avoided
        .filter((word) => new RegExp(`(?<![\\u0980-\\u09ff])${word}`).test(composed))
        .map((word) => ({
          file: name,
          message: `says ${word}: docs/guides/bangla.md has a word for it`,
        }));
    });
}
