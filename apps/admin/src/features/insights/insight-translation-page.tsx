import {
  useStaffInsightsGetQuery,
  useStaffInsightsGetTranslationQuery,
  useStaffInsightsUpdateTranslationMutation,
} from '@pothik/api-client/rtk-query';
import type { InsightTranslation, StaffInsight } from '@pothik/contract';
import { LinkButton } from '@pothik/ui';
import { useParams } from 'react-router';
import { insightMessages } from '../../messages/insights.ts';
import { translationMessages } from '../../messages/translations.ts';
import { calls } from '../../shared/editing/call-schemas.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { TranslationForm } from '../../shared/translation/translation-form.tsx';
import { translatedInto } from '../../shared/translation/translation-state.tsx';

const { fields: words } = insightMessages;

const toFields = (known: InsightTranslation) => ({
  title: known.title ?? '',
  excerpt: known.excerpt ?? '',
  category: known.category ?? '',
  body: known.body ?? '',
  picture: known.picture ?? '',
  isPublished: known.isPublished,
  ofVersion: known.ofVersion,
});

function rowsOf({ title, excerpt = '', category, body = '', coverImage }: StaffInsight) {
  const rows = [
    { name: 'title', label: words.title, original: title, maxLength: 200 },
    { name: 'excerpt', label: words.excerpt, original: excerpt, maxLength: 1_000 },
    { name: 'category', label: words.category, original: category, maxLength: 60 },
    { name: 'body', label: words.body, original: body, isHtml: true, maxLength: 100_000 },
    {
      name: 'picture',
      label: translationMessages.items.picture(1),
      original: coverImage?.alt ?? '',
      picture: coverImage?.secure_url,
      maxLength: 300,
    },
  ] as const;
  return rows.filter(({ original }) => original !== '');
}

function InsightTranslationForm({
  insight,
  translation,
}: {
  insight: StaffInsight;
  translation: InsightTranslation;
}) {
  const [update, { isLoading }] = useStaffInsightsUpdateTranslationMutation();
  const id = insight._id;
  const place = encodeURIComponent(id);
  return (
    <TranslationForm
      title={insight.title}
      name={`insight ${id}`}
      original={insight}
      translation={translation}
      base={toFields(translation)}
      toPayload={(fields) => fields}
      schema={calls.staffInsights.updateTranslation.body}
      groups={[{ title: translationMessages.sections.article, rows: rowsOf(insight) }]}
      update={(change) => update({ id, lang: translatedInto, ...change })}
      isBusy={isLoading}
      address={`/insights/${place}`}
      page={
        translation.isPublished && insight.publishedAt !== undefined
          ? `/${translatedInto}/blog/${place}`
          : undefined
      }
    />
  );
}

/** An article and its translation, side by side. */
export function InsightTranslationPage() {
  const { id = '' } = useParams();
  const always = { refetchOnMountOrArgChange: true };
  const insight = useStaffInsightsGetQuery({ id }, always);
  const translation = useStaffInsightsGetTranslationQuery({ id, lang: translatedInto }, always);
  if (!insight.currentData || !translation.currentData) {
    return (
      <NotLoaded
        title={insightMessages.title}
        error={insight.error ?? translation.error}
        onRetry={() => {
          void insight.refetch();
          void translation.refetch();
        }}
        back={<LinkButton href="/insights">{insightMessages.back}</LinkButton>}
      />
    );
  }
  return (
    <InsightTranslationForm
      key={`${id} ${String(insight.currentData.version)}`}
      insight={insight.currentData}
      translation={translation.currentData}
    />
  );
}
