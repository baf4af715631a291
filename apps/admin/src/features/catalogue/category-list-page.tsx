import {
  useStaffCategoriesListQuery,
  useStaffCategoriesUpdateMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { StaffCategory } from '@pothik/contract';
import { CategoryIcon, Chip, IconButton, Link, useToast } from '@pothik/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { editingMessages } from '../../messages/editing.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { NewLink } from '../../shared/actions/new-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { swapped } from '../../shared/editing/swapped.ts';
import { TranslationLink } from '../../shared/translation/translation-link.tsx';
import { CatalogueAreas } from './catalogue-areas.tsx';
import styles from './catalogue.module.css';

const { category: words } = catalogueMessages;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface BranchProps {
  category: StaffCategory;
  /** Those beside it, in their order. */
  siblings: readonly StaffCategory[];
  onMove: (siblings: readonly StaffCategory[], index: number, by: number) => void;
}

function Branch({ category, siblings, onMove }: BranchProps) {
  const { _id, name, serviceCount, isActive, showInNavigation, translations } = category;
  const address = `/catalogue/categories/${encodeURIComponent(_id)}`;
  const index = siblings.indexOf(category);
  return (
    <div className={styles.branch}>
      <CategoryIcon name={category.icon} url={category.iconUrl} />
      <span className={styles.named}>
        <Link href={address}>{name}</Link>
        <span className={styles.soft}>{words.services(serviceCount)}</span>
        {isActive ? null : <Chip>{words.hidden}</Chip>}
        {showInNavigation ? null : <Chip>{words.notInHeader}</Chip>}
        <TranslationLink name={name} address={address} state={translations.bn} named />
      </span>
      <span className={styles.tools}>
        <IconButton
          label={words.up(name)}
          icon={<ArrowUp {...icon} />}
          disabled={index === 0}
          onClick={() => onMove(siblings, index, -1)}
        />
        <IconButton
          label={words.down(name)}
          icon={<ArrowDown {...icon} />}
          disabled={index === siblings.length - 1}
          onClick={() => onMove(siblings, index, 1)}
        />
      </span>
    </div>
  );
}

/** The tree of categories, in the order of the header. */
export function CategoryListPage() {
  const { data, error, refetch } = useStaffCategoriesListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [update, { isLoading }] = useStaffCategoriesUpdateMutation();
  const toasts = useToast();
  if (!data) {
    return (
      <NotLoaded title={catalogueMessages.title} error={error} onRetry={() => void refetch()} />
    );
  }
  const childrenOf = (parentId: string | undefined) =>
    data.filter((category) => category.parentId === parentId);
  const move = async (siblings: readonly StaffCategory[], index: number, by: number) => {
    if (isLoading) return;
    const order = swapped(siblings, index, index + by);
    for (const [position, { _id: id, version, position: before }] of order.entries()) {
      if (position === before) continue;
      const { error: failed } = await update({ id, position, version });
      if (!failed) continue;
      toasts.add((failed as Failure).serverMessage ?? editingMessages.failed, 'error');
      return;
    }
  };
  const branch = (category: StaffCategory, siblings: readonly StaffCategory[]) => (
    <Branch category={category} siblings={siblings} onMove={(...where) => void move(...where)} />
  );
  const top = childrenOf(undefined);
  return (
    <Page
      title={catalogueMessages.title}
      actions={<NewLink href="/catalogue/categories/new">{words.add}</NewLink>}
    >
      <CatalogueAreas />
      <ul className={styles.tree} aria-label={words.tree}>
        {top.map((category) => {
          const children = childrenOf(category._id);
          return (
            <li key={category._id}>
              {branch(category, top)}
              {children.length > 0 ? (
                <ul>
                  {children.map((child) => (
                    <li key={child._id}>{branch(child, children)}</li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
