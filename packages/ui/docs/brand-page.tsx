import type { CSSProperties } from 'react';
import { DataTable } from '../src/data-table/data-table.tsx';
import type { DataColumn } from '../src/data-table/data-column.ts';
import { Section } from '../src/layout/section.tsx';
import { Stack } from '../src/layout/stack.tsx';
import { pairs } from '../src/tokens/colour-pairs.ts';
import { contrast } from '../src/tokens/colour-space.ts';
import type { Colours, Theme } from '../src/tokens/colours.ts';
import { createTheme, type CreatedTheme } from '../src/tokens/create-theme.ts';
import { shadow } from '../src/tokens/tokens.ts';
import { allComponents } from './all-components.ts';
import '../.storybook/do-and-dont.css';
import './brand-page.css';

const themes: readonly Theme[] = ['light', 'dark'];

/** A part of the page in one theme, whatever the rest of it has. */
const inTheme = (theme: Theme, colours: Colours): CSSProperties => ({
  colorScheme: theme,
  ...Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [`--pothik-color-${name}`, colour]),
  ),
  ['--pothik-shadow' as string]: shadow[theme],
});

/** How each component is meant, in the colours of a brand, by day and by night. */
function EveryComponent({ created }: { created: CreatedTheme }) {
  return allComponents.map(({ id, title, guide: { dos: [first] = [] } }) =>
    first ? (
      <section className="brand__component" key={id}>
        <h3>{title}</h3>
        {themes.map((theme) => (
          <div
            key={theme}
            className="examples__picture brand__theme"
            data-shown={theme}
            style={inTheme(theme, created.colours[theme])}
            inert
          >
            <first.show />
          </div>
        ))}
      </section>
    ) : null,
  );
}

function Contrasts({ created }: { created: CreatedTheme }) {
  return (
    <DataTable
      caption="Contrast of pairs"
      rows={pairs}
      rowKey={({ front, ground, least }) => `${front} ${ground} ${String(least)}`}
      columns={[
        { key: 'front', header: 'In front', cell: ({ front }) => front },
        { key: 'ground', header: 'On', cell: ({ ground }) => ground },
        { key: 'least', header: 'At least', align: 'end', cell: ({ least }) => least },
        ...themes.map((theme): DataColumn<(typeof pairs)[number]> => ({
          key: theme,
          header: theme,
          align: 'end',
          cell({ front, ground }) {
            const { [front]: one, [ground]: other } = created.colours[theme];
            return contrast(one, other).toFixed(1);
          },
        })),
      ]}
    />
  );
}

/** What a brand's colour does to everything, and how well all of it can be read. */
export function BrandPage({
  primary,
  onPick,
}: {
  primary: string;
  onPick: (colour: string) => void;
}) {
  const created = createTheme({ primary });
  return (
    <Stack gap={8}>
      <p>
        <label>
          Primary colour{' '}
          <input type="color" value={primary} onChange={(event) => onPick(event.target.value)} />
        </label>{' '}
        <code>{`createTheme({ primary: '${primary}' }).css`}</code>
      </p>
      {created.warnings.map(({ message }) => (
        <p key={message} role="status">
          {message}
        </p>
      ))}
      <Section title="Every component in both themes">
        <EveryComponent created={created} />
      </Section>
      <Section title="Contrast of every pair that components use">
        <Contrasts created={created} />
      </Section>
    </Stack>
  );
}
