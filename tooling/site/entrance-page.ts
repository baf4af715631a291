/** What the entrance tells of a package. */
export interface ShownPackage {
  name: string;
  version: string;
  description: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page that typedoc makes of a package's first entry. */
const referenceOf = (name: string) => `reference/modules/${name.replace('@pothik/', '')}_src.html`;

/** The page that leads to the storybook and the reference. */
export function entrancePage(packages: readonly ShownPackage[]): string {
  const rows = packages.map(
    ({ name, version, description }) =>
      `<li><a href="${referenceOf(name)}"><strong>${escaped(name)}</strong></a> ${escaped(version)}<br />${escaped(description)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Pothik: components and packages</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem; }
li { margin-block: 1rem; }
</style>
</head>
<body>
<main>
<h1>Pothik: components and packages</h1>
<p><a href="storybook/"><strong>Storybook</strong></a>: every component, in its states, themes and languages.</p>
<p><a href="reference/"><strong>Reference</strong></a>: every export of the packages.</p>
<ul>
${rows.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
