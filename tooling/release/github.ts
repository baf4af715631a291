import { appendFileSync } from 'node:fs';
import process from 'node:process';

/** What GitHub Actions tells a step of where it runs. */
export interface Actions {
  /** `OWNER/NAME`. */
  repository: string;
  /** The repository's address, without a slash at its end. */
  address: string;
  /** The commit that is being released. */
  commit: string;
}

/** @returns nothing where no workflow runs this. */
export function readActions(environment: NodeJS.ProcessEnv = process.env): Actions | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = environment;
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_SHA) return undefined;
  return {
    repository: GITHUB_REPOSITORY,
    address: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    commit: GITHUB_SHA,
  };
}

/**
 * Calls GitHub's API for the repository that the workflow runs in, with its token (`GITHUB_TOKEN`).
 *
 * @param path below the repository, such as `/pulls`.
 * @returns the answer's body; nothing where there is no such thing (404) or the answer is empty.
 * @throws Error with the answer's status and text, for any other answer than a success.
 */
export async function callGitHub(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const { GITHUB_API_URL = '', GITHUB_REPOSITORY = '', GITHUB_TOKEN = '' } = process.env;
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${GITHUB_TOKEN}`,
      'x-github-api-version': '2022-11-28',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status === 404 && method === 'GET') return undefined;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Hands a value on to the workflow's later jobs. */
export function setOutput(name: string, value: string): void {
  const file = process.env.GITHUB_OUTPUT;
  if (file) appendFileSync(file, `${name}=${value}\n`);
  console.log(`${name}: ${value}`);
}
