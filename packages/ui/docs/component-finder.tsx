import { useState, type MouseEvent } from 'react';
import { addons } from 'storybook/preview-api';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { SearchField } from '../src/field/search-field.tsx';
import { Link } from '../src/link/link.tsx';
import { EmptyState } from '../src/message-state/empty-state.tsx';
import { StatusBadge } from '../src/status-badge/status-badge.tsx';
import type { ComponentEntry } from './component-entry.ts';
import { findComponents, type Hit } from './find-components.ts';
import './component-finder.css';

const addressOf = ({ id }: ComponentEntry) => `?path=/docs/${id}`;

/** Goes there without loading Storybook anew, which would forget the theme and the language. */
function follow(event: MouseEvent, entry: ComponentEntry) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, addressOf(entry));
}

/** Text of a guide, in which names stand between backquotes. */
const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

function HitItem({ hit: { entry, props } }: { hit: Hit }) {
  const { status, use } = entry.guide;
  return (
    <li className="finder__hit">
      <h2 className="finder__title">
        <Link href={addressOf(entry)} target="_top" onClick={(event) => follow(event, entry)}>
          {entry.title}
        </Link>
        {status === 'stable' ? null : (
          <StatusBadge tone={status === 'draft' ? 'warning' : 'danger'}>{status}</StatusBadge>
        )}
      </h2>
      <p>
        <Prose text={use} />
      </p>
      {props.length > 0 ? (
        <ul className="finder__props">
          {props.map(({ name, description }) => (
            <li key={`${name} ${description}`}>
              <code>{name}</code> <Prose text={description} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Searches names, guides and props of components, which the search of the sidebar does not. */
export function ComponentFinder({ entries }: { entries: readonly ComponentEntry[] }) {
  const [query, setQuery] = useState('');
  const hits = findComponents(entries, query);
  const [best] = hits;
  return (
    <div className="finder sb-unstyled">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (best) addons.getChannel().emit(NAVIGATE_URL, addressOf(best.entry));
        }}
      >
        <SearchField
          label="What is it for, what is it called, what does it take?"
          hint="Such as: confirm, dialog, onValueChange. Enter opens the first that is found."
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p role="status" className="finder__count">
        {hits.length === 1 ? '1 component' : `${String(hits.length)} components`}
      </p>
      {best ? (
        <ul className="finder__hits">
          {hits.map((hit) => (
            <HitItem key={hit.entry.id} hit={hit} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Nothing found"
          text="Try fewer words, or what a person does with it: choose, read, confirm, wait."
        />
      )}
    </div>
  );
}
