import { filesOfApp } from '../../shared/files-of-app.ts';
import { followLinksWhole } from '../../shared/offline/follow-links.ts';
import { fieldsOf } from './typed-fields.ts';

/** The shortest interval between two questions for the version, in milliseconds. */
const interval = 5 * 60_000;

const isOtherBuild = ({ headers }: Response) => {
  const builds = headers.get('pothik-build');
  const own = filesOfApp()?.version;
  return builds !== null && own !== undefined && !builds.split(' ').includes(own);
};

/** Whether the server has another version of the app than this page; it rejects without a connection. */
export const isOutdated = async (): Promise<boolean> =>
  isOtherBuild(await fetch(location.href, { method: 'HEAD', cache: 'no-store' }));

/** Something is being sent or prepared. */
export const isBusy = (): boolean =>
  document.querySelector('button[aria-disabled=true],[data-busy]') !== null;

/** Something is typed into a part that stays when the page changes, such as the chat. */
const isWritingBeside = () =>
  [...fieldsOf(document)].some(
    ([name, { value, type }]) =>
      value !== '' && /^(?:text|tel|email|textarea)/.test(type) && !/^(?:main|header) /.test(name),
  );

let lookedAt = performance.now();
let isKnown = false;
let stopFollowing: (() => void) | undefined;

async function look() {
  if (isKnown) return;
  lookedAt = performance.now();
  if (!(await isOutdated())) return;
  isKnown = true;
  stopFollowing?.();
  stopFollowing = followLinksWhole(() => !isBusy() && !isWritingBeside());
}

/** Takes a newer version when the visitor follows a link: a page is never replaced while it is read or filled in. */
export function followVersions(): void {
  // Without a connection there is no newer version to take.
  const tryToLook = () => void look().catch(() => undefined);
  const lookNowAndThen = () => {
    if (!document.hidden && performance.now() - lookedAt >= interval) tryToLook();
  };
  document.addEventListener('visibilitychange', lookNowAndThen);
  addEventListener('click', lookNowAndThen, { capture: true, passive: true });
  // It may have slept for days: its clock does not tell.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tryToLook();
  });
}
