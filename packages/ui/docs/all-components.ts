import { entryOf, type ComponentEntry, type StoriesFile } from './component-entry.ts';

const files = import.meta.glob<StoriesFile>('../src/**/*.stories.tsx', { eager: true });

/** Every component that has a guide, by its title. */
export const allComponents: readonly ComponentEntry[] = Object.entries(files)
  .flatMap(([path, file]) => entryOf(path, file) ?? [])
  .toSorted((one, other) => one.title.localeCompare(other.title));
