import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import type { Guide } from '../.storybook/guide.ts';
import { readableTitle } from '../.storybook/readable-title.ts';

/** A property of a component, as its source describes it. */
export interface Prop {
  name: string;
  description: string;
}

/** What can be found of one page of a component. */
export interface ComponentEntry {
  /** As in the sidebar, without the group that it stands in. */
  title: string;
  /** Of its page. */
  id: string;
  guide: Guide;
  /** Names of what is imported. */
  components: readonly string[];
  props: readonly Prop[];
  stories: readonly { id: string; language: string | undefined }[];
  /** It is given words in Bangla where the switch of the language says so. */
  hasBangla: boolean;
}

/** What the build notes at a component: its comment, and those of its props. */
interface Described {
  displayName?: string;
  __docgenInfo?: {
    displayName?: string;
    description?: string;
    props?: Record<string, { description?: string }>;
  };
}

/** A file of stories, as far as it matters here. */
export interface StoriesFile {
  default: {
    title?: string;
    component?: unknown;
    subcomponents?: Record<string, unknown>;
    parameters?: { guide?: Guide; bangla?: object };
  };
  [story: string]: unknown;
}

/** What a story says of itself, as far as it matters here. */
interface StoryNotes {
  globals?: { language?: string };
}

/** The title that Storybook makes of a path: a file that is called as its folder counts once. */
function titleOf(path: string): string {
  const parts = path
    .replace(/^.*\/src\//, '')
    .replace(/\.stories\.tsx$/, '')
    .split('/');
  return parts.at(-1) === parts.at(-2) ? parts.slice(0, -1).join('/') : parts.join('/');
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

const describedIn = ({ component, subcomponents = {} }: StoriesFile['default']): Described[] =>
  [component, ...Object.values(subcomponents)].filter(
    (one): one is Described =>
      typeof one === 'function' || (typeof one === 'object' && one !== null),
  );

/**
 * The entry of a file of stories, or none where it guides nobody.
 *
 * @param path as `import.meta.glob` names it.
 */
export function entryOf(
  path: string,
  { default: meta, ...stories }: StoriesFile,
): ComponentEntry | undefined {
  const { guide } = meta.parameters ?? {};
  if (guide === undefined) return undefined;
  const title = readableTitle(meta.title ?? titleOf(path));
  const notes = describedIn(meta).map(({ __docgenInfo }) => __docgenInfo ?? {});
  return {
    title: title.slice(title.lastIndexOf('/') + 1),
    id: `${idOf(title)}--docs`,
    guide,
    components: notes.flatMap(({ displayName }) => displayName ?? []),
    props: notes.flatMap(({ props = {} }) =>
      Object.entries(props).map(([name, { description = '' }]) => ({ name, description })),
    ),
    stories: Object.entries(stories).map(([name, story]) => ({
      id: `${idOf(title)}--${sanitize(storyNameFromExport(name))}`,
      language: (story as StoryNotes).globals?.language,
    })),
    hasBangla: meta.parameters?.bangla !== undefined,
  };
}
