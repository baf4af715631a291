import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { StatusBadge, type StatusTone } from '../src/status-badge/status-badge.tsx';
import { DoAndDont } from './do-and-dont.tsx';
import type { Guide, Status } from './guide.ts';

const statuses: Record<Status, { tone: StatusTone; name: string; means: string }> = {
  draft: {
    tone: 'warning',
    name: 'Draft',
    means: 'No app uses it yet: it may change with any version.',
  },
  stable: { tone: 'success', name: 'Stable', means: 'Ready to use; it changes with notice alone.' },
  deprecated: {
    tone: 'danger',
    name: 'Deprecated',
    means: 'It goes: see below what to use instead.',
  },
};

function StatusLine({ status }: { status: Status }) {
  const { tone, name, means } = statuses[status];
  return (
    <p className="examples__row sb-unstyled" style={{ color: 'var(--pothik-color-text)' }}>
      <StatusBadge tone={tone}>{name}</StatusBadge> {means}
    </p>
  );
}

function Keys({ keys }: { keys: NonNullable<Guide['keyboard']> }) {
  const rows = keys.map(([key, does]) => `| ${key} | ${does} |`);
  return <Markdown>{['| Key | Does |', '| --- | --- |', ...rows].join('\n')}</Markdown>;
}

function GuidedPage({ guide }: { guide: Guide }) {
  const { status, use, avoid, keyboard, names, dos, donts } = guide;
  return (
    <>
      <StatusLine status={status} />
      <Markdown>{`**Use it** ${lowerFirst(use)}`}</Markdown>
      <Markdown>{`**Don’t use it** ${lowerFirst(avoid)}`}</Markdown>
      <Primary />
      <div className="examples__scroll">
        <Controls />
      </div>
      {(dos ?? donts) ? (
        <>
          <h2 id="do-and-dont">Do and don’t</h2>
          <DoAndDont {...(dos ? { dos } : {})} {...(donts ? { donts } : {})} />
        </>
      ) : null}
      {keyboard ? (
        <>
          <h2 id="keyboard">Keyboard</h2>
          <Keys keys={keyboard} />
        </>
      ) : null}
      <h2 id="names">Accessible names</h2>
      <Markdown>{names}</Markdown>
      <Stories includePrimary={false} />
    </>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The page of a component: its status, when to use it, how it is meant, and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf<'meta'>('meta');
  const { guide } = preparedMeta.parameters as { guide?: Guide };
  return (
    <>
      <Title />
      {guide ? (
        <GuidedPage guide={guide} />
      ) : (
        <>
          <Description />
          <Stories includePrimary />
        </>
      )}
    </>
  );
}
