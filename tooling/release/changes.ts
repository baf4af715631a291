/**
 * The part of a changelog that is about one version, without its heading.
 *
 * @returns an empty text where the changelog has no such version.
 */
export function changesOfVersion(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version) ?? '';
  return section.slice(section.indexOf('\n') + 1).trim();
}
