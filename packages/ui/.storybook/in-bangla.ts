import type { ComponentProps, ElementType } from 'react';

/**
 * Parameters that say what a component, or one of its stories, is given where the switch of the language is
 * on Bangla. They stand over its args, so they have words alone, and what can't be told apart from them.
 */
export const inBangla = <Component extends ElementType>(
  words: Partial<ComponentProps<Component>>,
) => ({ bangla: words });

/** What a story is given in this language. */
export const argsIn = <Args extends object>(
  language: unknown,
  args: Args,
  { bangla }: { bangla?: Partial<Args> },
): Args => (language === 'bn' ? { ...args, ...bangla } : args);
