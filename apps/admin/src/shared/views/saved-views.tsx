import { useStaffViewsListQuery } from '@pothik/api-client/rtk-query';
import type { ListWithViews, SavedView } from '@pothik/contract';
import { Button } from '@pothik/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { viewMessages as words } from '../../messages/views.ts';
import { useActions } from '../actions/actions-context.ts';
import { KeyHint } from '../actions/key-hint.tsx';
import { useSession } from '../session-context.ts';
import { viewQuery } from './view-query.ts';
import { ViewDialog } from './view-dialog.tsx';
import styles from './views.module.css';

const queryOf = ({ query }: SavedView) => viewQuery(new URLSearchParams(query));

/** Opens a list that nothing narrows with the view that was chosen for it: when one comes to it, and not later. */
function useDefaultView(path: string, query: string, views: readonly SavedView[] | undefined) {
  const navigate = useNavigate();
  const isOpened = useRef(query !== '');
  useEffect(() => {
    if (!views || isOpened.current) return;
    isOpened.current = true;
    // Somebody has narrowed it meanwhile.
    if (query !== '') return;
    const first = views.find(({ isDefault }) => isDefault);
    if (first && queryOf(first) !== '') {
      void navigate(`${path}?${queryOf(first)}`, { replace: true });
    }
  }, [navigate, path, query, views]);
}

interface SavedViewsProps {
  list: ListWithViews;
  /** Of the list. */
  path: string;
  address: URLSearchParams;
}

/** The views of a list, one's own and shared ones, and the way to save the one that is open. */
export function SavedViews({ list, path, address }: SavedViewsProps) {
  const { data } = useStaffViewsListQuery({ list });
  const { user } = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const query = viewQuery(address);
  const views = data?.views;
  useDefaultView(path, query, views);
  const current = views?.find((view) => queryOf(view) === query);
  const hrefOf = (view: SavedView) => `${path}?${queryOf(view)}`;
  const canOpen = views !== undefined && (query !== '' || current !== undefined);
  const openLabel = current ? words.edit : words.save;
  useActions([
    ...(canOpen ? [{ id: 'view', label: openLabel, keys: 'v', run: () => setOpen(true) }] : []),
    ...(views ?? []).map((view) => ({
      id: `view ${view._id}`,
      label: words.open(view.name),
      run: () => void navigate(hrefOf(view)),
    })),
  ]);
  if (!views || (views.length === 0 && !canOpen)) return null;
  return (
    <>
      <nav className={styles.views} aria-label={words.label}>
        {views.length > 0 ? (
          <Link to={path} aria-current={query === '' ? 'true' : undefined}>
            {words.all}
          </Link>
        ) : null}
        {views.map((view) => (
          <Link
            key={view._id}
            to={hrefOf(view)}
            aria-current={view === current ? 'true' : undefined}
            title={view.by._id === user._id ? undefined : words.sharedBy(view.by.name)}
          >
            {view.name}
          </Link>
        ))}
        {canOpen ? (
          <Button emphasis="quiet" onClick={() => setOpen(true)}>
            <span>{openLabel}</span>
            <KeyHint keys="v" />
          </Button>
        ) : null}
      </nav>
      <ViewDialog
        key={current?._id ?? 'new'}
        open={isOpen}
        list={list}
        query={query}
        view={current}
        views={views}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
