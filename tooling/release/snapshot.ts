/**
 * `release:snapshot TAG`: gives the packages versions to try a branch by before it is released, such as
 * `0.2.0-next-20261125143000`. Build them afterwards, for the SDK says its version, and publish them under the same
 * tag: `npm install @pothik/ui@next`. Nothing of it is committed.
 */
import process from 'node:process';
import { runHere, waitingChangesets } from './workspace.ts';

const tag = process.argv[2] ?? '';
if (!/^[a-z]+$/.test(tag) || tag === 'latest')
  throw new Error(`'${tag}' can't be a snapshot's tag`);
if (waitingChangesets().length === 0) {
  throw new Error('No changeset waits: what is here has been released.');
}
runHere(['changeset', 'version', '--snapshot', tag]);
