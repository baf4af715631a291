import { isAllowedLink } from '@pothik/contract';
import { TableCell, TableHeader, TableRow, Table } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** A table has nothing but its rows: widths are the storefront's. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** What a text may be made of, no more: everything else falls away as it is written or pasted. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      autolink: false,
      linkOnPaste: false,
      openOnClick: false,
      isAllowedUri: isAllowedLink,
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    // Below a table there is a place to go on; elsewhere Enter makes one.
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] },
  }),
  PlainTable,
  TableRow,
  TableCell,
  ScopedHeader,
];
