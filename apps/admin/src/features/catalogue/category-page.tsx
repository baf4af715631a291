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
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { calls } from '../../shared/editing/call-schemas.ts';
import { differing } from '../../shared/editing/differing.ts';
import { EditingBar } from '../../shared/editing/editing-bar.tsx';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { OvertakenNotice } from '../../shared/editing/overtaken-notice.tsx';
import { Page } from '../../shared/page/page.tsx';
import { ColleaguesHere } from '../../shared/presence/colleagues-here.tsx';
import { useRemoval } from '../../shared/editing/use-removal.ts';
import { useSaving } from '../../shared/editing/use-saving.ts';
import { TranslateButton } from '../../shared/translation/translation-link.tsx';
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
  const { form, field, isOvertaken, keep, drop, isBegun, isDone, submit, bar } = useSaving({
    thing: category,
    name: `category ${category?._id ?? 'new'}`,
    base: toFields(category),
    toPayload,
    toChange: differing,
    schema: calls.staffCategories[category ? 'update' : 'create'].body,
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
  const icon = useWatch({ control: form.control, name: 'icon' });
  // The API takes names of icons that we do not draw, too.
  const iconNames = [...new Set([...categoryIconNames(), ...(category ? [category.icon] : [])])];
  const labelled = (name: keyof Fields) => ({
    label: words.fields[name],
    ...field(name),
  });
  const name = labelled('name');
  const title = category ? category.name : words.add;
  return (
    <Page
      title={title}
      actions={
        <>
          <LinkButton emphasis="quiet" href="/catalogue/categories">
            {words.back}
          </LinkButton>
          {category ? (
            <TranslateButton
              address={`/catalogue/categories/${encodeURIComponent(category._id)}`}
              state={category.translations.bn}
            />
          ) : null}
        </>
      }
    >
      {category ? <ColleaguesHere kind="category" id={category._id} isEditing={isBegun} /> : null}
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
        <div className={styles.section}>
          <TextField
            {...name}
            maxLength={100}
            onBlur={(event) => {
              void name.onBlur(event);
              if (category || form.getValues('slug') !== '') return;
              form.setValue('slug', toSlug(event.target.value), { shouldDirty: true });
            }}
          />
          <TextField {...labelled('slug')} hint={words.fields.slugHint} maxLength={200} />
          <TextArea {...labelled('description')} maxLength={1_000} />
          <div className={styles.row}>
            <Select
              {...labelled('icon')}
              options={iconNames.map((value) => ({ value, label: words.icons[value] ?? value }))}
            />
            <CategoryIcon name={icon} />
          </div>
          <Select
            {...labelled('parentId')}
            options={[
              { value: '', label: words.fields.top },
              ...others
                .filter(({ _id, parentId }) => parentId === undefined && _id !== category?._id)
                .map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
          <Checkbox {...labelled('isActive')} />
          <Checkbox {...labelled('showInNavigation')} />
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
