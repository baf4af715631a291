/** What a component's page tells a designer or another team. */
export interface Guide {
  /** When to use it. */
  use: string;
  /** When not to, and what instead. */
  avoid: string;
  /** Keys and what they do; left out where the component takes none. */
  keyboard?: readonly (readonly [key: string, does: string])[];
  /** Roles and accessible names, which stay stable. */
  names: string;
}

function toMarkdown({ use, avoid, keyboard, names }: Guide): string {
  const keys = keyboard?.map(([key, does]) => `| ${key} | ${does} |`) ?? [];
  return [
    `**Use it** ${lowerFirst(use)}`,
    `**Don't use it** ${lowerFirst(avoid)}`,
    ...(keys.length > 0 ? [['| Key | Does |', '| --- | --- |', ...keys].join('\n')] : []),
    `**Accessible names** ${names}`,
  ].join('\n\n');
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The parameters of stories whose page shows the guide. */
export const guide = (content: Guide) => ({
  guide: content,
  docs: { description: { component: toMarkdown(content) } },
});
