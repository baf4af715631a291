import { z } from 'zod';
import { rule } from '../rule.ts';
import { databaseInteger, requiredText, writtenText } from '../wire-types.ts';
import { replyActionsSchema } from './reply-actions.ts';

/** An answer that staff give again and again. */
export const cannedReplySchema = z.object({
  /** Small letters, digits and hyphens: what is typed after a slash. */
  shortcut: z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/, rule('shortcut')),
  text: requiredText(4_000),
  /** The same in Bangla; empty or absent: visitors get the other one. */
  textBn: writtenText(4_000).optional(),
  /** The actions that are done with it, unless whoever sends it leaves them out. */
  actions: replyActionsSchema.optional(),
});

/** Those of all staff. */
export const cannedRepliesSchema = z.object({
  /** Counts the changes: 0 before the first. A change names the one that it was made after. */
  version: databaseInteger(),
  replies: z
    .array(cannedReplySchema)
    .max(200)
    .check(({ value, issues }) => {
      const used = new Set<string>();
      for (const [index, { shortcut }] of value.entries()) {
        if (used.has(shortcut)) {
          const path = [index, 'shortcut'];
          issues.push({
            code: 'custom',
            input: shortcut,
            path,
            params: { rule: 'shortcutTwice' },
          });
        }
        used.add(shortcut);
      }
    }),
});
