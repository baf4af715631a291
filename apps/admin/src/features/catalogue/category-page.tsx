import {
  useStaffCategoriesCreateMutation,
  useStaffCategoriesDeleteMutation,
  useStaffCategoriesListQuery,
  useStaffCategoriesUpdateMutation,
} from '@pothik/api-client/rtk-query';
import { toSlug, type StaffCategory } from '@pothik/contract';
import {
  Button,
  CategoryIcon,
  Checkbox,
  ConfirmDialog,
  LinkButton,
  Select,
  TextArea,
  TextField,
  categoryIconNames,
} from '@pothik/ui';
import { useParams } from 'react-router';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { EditingBar } from '../../shared/editing/editing-bar.tsx';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { OvertakenNotice } from '../../shared/editing/overtaken-notice.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useRemoval } from '../../shared/editing/use-removal.ts';
import { useSaving } from '../../shared/editing/use-saving.ts';
import styles from './catalogue.module.css';

const { category: words } = catalogueMessages;

const toFields = (category?: StaffCategory) => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  icon: category?.icon ?? 'file-text',
  parentId: category?.parentId ?? '',
  isActive: category?.isActive ?? true,
  showInNavigation: category?.showInNavigation ?? true,
});
type Fields = ReturnType<typeof toFields>;

const toPayload = ({ parentId, description, ...fields }: Fields) => ({
  ...fields,
  description: description.trim() || null,
  parentId: parentId || null,
});

function CategoryForm({
  category,
  others,
}: {
  category: StaffCategory | undefined;
  others: readonly StaffCategory[];
}) {
  const [create, { isLoading: isCreating }] = useStaffCategoriesCreateMutation();
  const [update, { isLoading: isUpdating }] = useStaffCategoriesUpdateMutation();
  const [remove, { isLoading: isRemoving }] = useStaffCategoriesDeleteMutation();
  const { draft, errors, isDone, submit, bar } = useSaving({
    thing: category,
    base: toFields(category),
    toPayload,
    update: ({ _id: id }, change) => update({ id, ...change }),
    creation: {
      create: (payload) => {
        const position = Math.max(0, ...others.map((other) => other.position + 1));
        return create({ ...payload, position });
      },
      addressOf: (id) => `/catalogue/categories/${encodeURIComponent(id)}`,
    },
    isBusy: isCreating || isUpdating,
  });
  const removal = useRemoval({
    remove: category && (() => remove({ id: category._id })),
    isBusy: isRemoving,
    isDone,
    list: '/catalogue/categories',
  });
  const { fields } = draft;
  const text = (name: 'name' | 'slug' | 'description') => ({
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => draft.write({ [name]: target.value }),
  });
  const title = category ? category.name : words.add;
  return (
    <Page
      title={title}
      actions={
        <LinkButton emphasis="quiet" href="/catalogue/categories">
          {words.back}
        </LinkButton>
      }
    >
      {draft.isOvertaken ? <OvertakenNotice onStore={draft.keep} onDrop={draft.drop} /> : null}
      <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
        <div className={styles.section}>
          <TextField
            {...text('name')}
            maxLength={100}
            onBlur={() => {
              if (!category && fields.slug === '') draft.write({ slug: toSlug(fields.name) });
            }}
          />
          <TextField {...text('slug')} hint={words.fields.slugHint} maxLength={200} />
          <TextArea {...text('description')} maxLength={1_000} />
          <div className={styles.row}>
            <Select
              label={words.fields.icon}
              value={fields.icon}
              error={errors.icon}
              options={categoryIconNames().map((value) => ({ value, label: value }))}
              onChange={({ target }) => draft.write({ icon: target.value })}
            />
            <CategoryIcon name={fields.icon} />
          </div>
          <Select
            label={words.fields.parentId}
            value={fields.parentId}
            error={errors.parentId}
            options={[
              { value: '', label: words.fields.top },
              ...others
                .filter(({ _id, parentId }) => parentId === undefined && _id !== category?._id)
                .map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={({ target }) => draft.write({ parentId: target.value })}
          />
          <Checkbox
            label={words.fields.isActive}
            checked={fields.isActive}
            onChange={({ target }) => draft.write({ isActive: target.checked })}
          />
          <Checkbox
            label={words.fields.showInNavigation}
            checked={fields.showInNavigation}
            onChange={({ target }) => draft.write({ showInNavigation: target.checked })}
          />
        </div>
        <EditingBar {...bar}>
          {category ? (
            <Button emphasis="quiet" onClick={removal.ask}>
              {words.remove}
            </Button>
          ) : null}
        </EditingBar>
      </form>
      <ConfirmDialog title={words.removeTitle} text={words.removeText} {...removal.dialog} />
    </Page>
  );
}

/** A category as it is edited, or a new one. */
export function CategoryPage() {
  const { id } = useParams();
  const { data, error, refetch } = useStaffCategoriesListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const category = data?.find(({ _id }) => _id === id);
  if (!data || (id !== undefined && !category)) {
    return (
      <NotLoaded
        title={catalogueMessages.title}
        error={data ? { name: 'HttpError', message: '', status: 404 } : error}
        onRetry={() => void refetch()}
        back={<LinkButton href="/catalogue/categories">{words.back}</LinkButton>}
      />
    );
  }
  return <CategoryForm key={id ?? 'new'} category={category} others={data} />;
}
