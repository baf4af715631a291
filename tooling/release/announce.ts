/**
 * `release:announce`: makes a tag and a release on GitHub of every version that has none yet, with its part of the
 * package's changelog, and begins the image of the product. It may be run again after it was cut off.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changesOfVersion } from './changes.ts';
import { callGitHub, readActions } from './github.ts';
import { neverPublished, readPackages, root } from './workspace.ts';

const actions = readActions();
if (!actions) throw new Error('This runs in a workflow alone.');
for (const { folder, version, tag } of readPackages()) {
  if (version === neverPublished) continue;
  const known = await callGitHub('GET', `/releases/tags/${encodeURIComponent(tag)}`);
  if (known !== undefined) continue;
  const changelog = readFileSync(path.join(root, folder, 'CHANGELOG.md'), 'utf8');
  await callGitHub('POST', '/releases', {
    tag_name: tag,
    target_commitish: actions.commit,
    name: tag,
    body: changesOfVersion(changelog, version),
    // One release each run is 'the latest': the components are what most people look for.
    make_latest: String(tag.startsWith('@pothik/ui@')),
  });
  console.log(`Released ${tag}`);
  // A release that a workflow's own token makes begins no workflow by itself.
  if (tag.startsWith('@pothik/contract@')) {
    await callGitHub('POST', '/actions/workflows/image.yml/dispatches', { ref: tag });
  }
}
