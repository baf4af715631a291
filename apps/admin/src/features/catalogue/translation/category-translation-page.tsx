import {
  useStaffCategoriesGetTranslationQuery,
  useStaffCategoriesListQuery,
  useStaffCategoriesUpdateTranslationMutation,
} from '@pothik/api-client/rtk-query';
import type { CategoryTranslation, StaffCategory } from '@pothik/contract';
import { LinkButton } from '@pothik/ui';
import { useParams } from 'react-router';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { translationMessages } from '../../../messages/translations.ts';
import { calls } from '../../../shared/editing/call-schemas.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import { TranslationForm } from '../../../shared/translation/translation-form.tsx';
import { translatedInto } from '../../../shared/translation/translation-state.tsx';

const { category: words } = catalogueMessages;

function CategoryTranslationForm({
  category: { _id: id, name, description, version },
  translation,
}: {
  category: StaffCategory;
  translation: CategoryTranslation;
}) {
  const [update, { isLoading }] = useStaffCategoriesUpdateTranslationMutation();
  const described = {
    name: 'description',
    label: words.fields.description,
    original: description ?? '',
    maxLength: 1_000,
  } as const;
  return (
    <TranslationForm
      title={name}
      name={`category ${id}`}
      original={{ version }}
      translation={translation}
      base={{
        name: translation.name ?? '',
        description: translation.description ?? '',
        isPublished: translation.isPublished,
        ofVersion: translation.ofVersion,
      }}
      toPayload={(fields) => fields}
      schema={calls.staffCategories.updateTranslation.body}
      groups={[
        {
          title: translationMessages.sections.category,
          rows: [
            { name: 'name', label: words.fields.name, original: name, maxLength: 100 },
            ...(description ? [described] : []),
          ],
        },
      ]}
      update={(change) => update({ id, lang: translatedInto, ...change })}
      isBusy={isLoading}
      address={`/catalogue/categories/${encodeURIComponent(id)}`}
    />
  );
}

/** A category and its translation, side by side. */
export function CategoryTranslationPage() {
  const { id = '' } = useParams();
  const always = { refetchOnMountOrArgChange: true };
  const categories = useStaffCategoriesListQuery(undefined, always);
  const translation = useStaffCategoriesGetTranslationQuery({ id, lang: translatedInto }, always);
  const category = categories.data?.find(({ _id }) => _id === id);
  if (!category || !translation.currentData) {
    return (
      <NotLoaded
        title={catalogueMessages.title}
        error={categories.error ?? translation.error}
        onRetry={() => {
          void categories.refetch();
          void translation.refetch();
        }}
        back={<LinkButton href="/catalogue/categories">{words.back}</LinkButton>}
      />
    );
  }
  return (
    <CategoryTranslationForm
      key={`${id} ${String(category.version)}`}
      category={category}
      translation={translation.currentData}
    />
  );
}
