import type { Editor } from '@tiptap/react';
import { cleanHtml } from '@pothik/contract/clean-html';

/** What stands in an editor, as it is stored: nothing where nothing is written. */
export function writtenHtml(editor: Editor): string {
  if (editor.isEmpty) return '';
  return (
    cleanHtml(editor.getHTML())
      // A point or a cell of one paragraph needs none around its words.
      .replaceAll(/<(li|td|th)([^>]*)><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/\1>|<[uo]l>)/gs, '<$1$2>$3')
      // The place below the last list or table, where one can go on.
      .replace(/(?:<p><\/p>)+$/, '')
  );
}
