import { testTitles } from './test-titles.ts';

/** Ways in which a requirement stands. */
const states = ['passes (test)', 'passes (reviewed)', 'does not apply', 'open'] as const;
type State = (typeof states)[number];

/** A row of the table: a requirement, how it stands, and what shows it. */
interface Row {
  id: string;
  state: string;
  evidence: string;
}

/** Least and most that the table may come to. */
export interface Bounds {
  /** The most requirements that may be open. */
  open: number;
  /** The least share of what applies that tests prove, of 1. */
  proven: number;
}

/** Reads a file of the repository; nothing where there is none. */
export type ReadFile = (path: string) => string | undefined;

/** What the table comes to. */
export interface Result {
  counts: Record<State, number>;
  /** Requirements that apply. */
  applies: number;
  /** The share of them that tests prove, of 1. */
  proven: number;
  complaints: string[];
}

const isState = (text: string): text is State => states.some((state) => state === text);

/** The rows of every table whose first column holds ids of requirements. */
function readRows(markdown: string): Row[] {
  return [...markdown.matchAll(/^\| *(V[\d.]+) *\|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
    const [, state = '', ...evidence] = rest.split('|').map((cell) => cell.trim());
    return { id, state, evidence: evidence.join('|') };
  });
}

/** The places that a cell names: `path`, or `path` › `what stands there`. */
function placesOf(evidence: string): { path: string; name: string | undefined }[] {
  return [...evidence.matchAll(/`([^`\s]*[./][^`\s]*)`(?: › `([^`]+)`)?/g)].map(
    ([, path = '', name]) => ({ path, name }),
  );
}

const isTest = (path: string) => /\.(?:test|spec|check|stories|rehearsal)\.tsx?$/.test(path);

function complaintsOf({ id, state, evidence }: Row, read: ReadFile): string[] {
  if (!isState(state)) return [`${id} has no such state: ${state}`];
  const places = placesOf(evidence);
  const lacking = places.flatMap(({ path, name }) => {
    const text = read(path);
    if (text === undefined) return [`${id} names ${path}, which is not there`];
    if (name === undefined) return [];
    const isThere = isTest(path) ? testTitles(text).has(name) : text.includes(name);
    return isThere ? [] : [`${id} names "${name}", which is not in ${path}`];
  });
  const provesByTest = places.some(({ path, name }) => isTest(path) && name !== undefined);
  if (state === 'passes (test)' && !provesByTest) lacking.push(`${id} names no test`);
  if (state === 'passes (reviewed)' && places.length === 0) lacking.push(`${id} names no place`);
  if (evidence === '') lacking.push(`${id} says nothing of why`);
  return lacking;
}

/**
 * Holds the table against the list of requirements, and what it names against the repository.
 *
 * @param required the ids of the requirements.
 */
export function checkTable(
  markdown: string,
  required: readonly string[],
  bounds: Bounds,
  read: ReadFile,
): Result {
  const rows = readRows(markdown);
  const count = (state: State) => rows.filter((row) => row.state === state).length;
  const counts = Object.fromEntries(
    states.map((state) => [state, count(state)]),
  ) as Result['counts'];
  const applies = rows.length - counts['does not apply'];
  const proven = applies === 0 ? 0 : counts['passes (test)'] / applies;
  const times = (id: string) => rows.filter((row) => row.id === id).length;
  const complaints = [
    ...required.filter((id) => times(id) !== 1).map((id) => `${id} has ${String(times(id))} rows`),
    ...rows.filter(({ id }) => !required.includes(id)).map(({ id }) => `${id} is no requirement`),
    ...rows.flatMap((row) => complaintsOf(row, read)),
  ];
  if (counts.open > bounds.open) complaints.push(`more than ${String(bounds.open)} are open`);
  if (proven < bounds.proven) {
    complaints.push(`tests prove less than ${String(bounds.proven * 100)} %`);
  }
  return { counts, applies, proven, complaints };
}
