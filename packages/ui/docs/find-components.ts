import type { ComponentEntry, Prop } from './component-entry.ts';

/** A component in which all the words were found. */
export interface Hit {
  entry: ComponentEntry;
  /** Those of its props in which words were found. */
  props: readonly Prop[];
}

/** Weights: who types a name wants that component, and then what is meant for it. */
const weights = { name: 8, prop: 4, use: 3, more: 1 } as const;

const plain = (text: string) => text.toLowerCase().replaceAll('`', '');
/** `onValueChange` is found by `value`, and by itself. */
const parted = (name: string) => `${name} ${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}`;

const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{M}\p{N}]+/u);

/** How well a word fits a text: the beginning of one of its words counts double. */
function fit(text: string, word: string): number {
  if (!plain(text).includes(word)) return 0;
  return wordsOf(text).some((one) => one.startsWith(word)) ? 2 : 1;
}

const textOf = ({ name, description }: Prop) => `${parted(name)} ${description}`;

function weigh({ title, components, guide, props }: ComponentEntry, word: string): number {
  return Math.max(
    weights.name * fit([title, ...components.map(parted)].join(' '), word),
    weights.prop * fit(props.map(({ name }) => parted(name)).join(' '), word),
    weights.use * fit(guide.use, word),
    weights.more *
      fit(
        [guide.avoid, guide.names, ...props.map(({ description }) => description)].join(' '),
        word,
      ),
  );
}

/**
 * The components that have every word of the query in their name, their guide or their props; those that
 * fit best come first. A query without words finds all, in their order.
 */
export function findComponents(entries: readonly ComponentEntry[], query: string): readonly Hit[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, weighed: words.map((word) => weigh(entry, word)) }))
    .filter(({ weighed }) => weighed.every((weight) => weight > 0))
    .map(({ entry, weighed }) => ({
      entry,
      props: entry.props.filter((prop) => words.some((word) => fit(textOf(prop), word) > 0)),
      weight: weighed.reduce((sum, weight) => sum + weight, 0),
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ entry, props }) => ({ entry, props }));
}
