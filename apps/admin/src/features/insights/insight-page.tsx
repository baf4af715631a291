import {
  useStaffCategoriesListQuery,
  useStaffInsightsCreateMutation,
  useStaffInsightsDeleteMutation,
  useStaffInsightsGetQuery,
  useStaffInsightsUpdateMutation,
} from '@pothik/api-client/rtk-query';
import type { StaffInsight } from '@pothik/contract';
import { Button, ConfirmDialog, LinkButton, Select, TextArea, TextField } from '@pothik/ui';
import { Controller } from 'react-hook-form';
import { useParams } from 'react-router';
import { insightMessages } from '../../messages/insights.ts';
import { calls } from '../../shared/editing/call-schemas.ts';
import { differing } from '../../shared/editing/differing.ts';
import { EditingBar } from '../../shared/editing/editing-bar.tsx';
import styles from '../../shared/editing/form.module.css';
import { HtmlField } from '../../shared/editing/html-editor/html-field.tsx';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { OvertakenNotice } from '../../shared/editing/overtaken-notice.tsx';
import { ColleaguesHere } from '../../shared/presence/colleagues-here.tsx';
import { Page } from '../../shared/page/page.tsx';
import { fromDhakaInput, plannedMoments, toDhakaInput } from '../../shared/dhaka-input.ts';
import { PicturesField, type PictureFields } from '../../shared/pictures/pictures-field.tsx';
import { useRemoval } from '../../shared/editing/use-removal.ts';
import { useSaving } from '../../shared/editing/use-saving.ts';
import { TranslateButton } from '../../shared/translation/translation-link.tsx';

const { fields: words } = insightMessages;

const toInput = (iso: string | undefined) => (iso === undefined ? '' : toDhakaInput(iso));
const fromInput = (typed: string) => fromDhakaInput(typed) ?? null;

const toFields = (insight?: StaffInsight) => ({
  title: insight?.title ?? '',
  excerpt: insight?.excerpt ?? '',
  body: insight?.body ?? '',
  category: insight?.category ?? '',
  relatedCategoryId: insight?.relatedCategory?._id ?? '',
  publishedAt: toInput(insight?.publishedAt),
  coverImage: (insight?.coverImage
    ? [{ secure_url: insight.coverImage.secure_url, alt: insight.coverImage.alt ?? '' }]
    : []) as PictureFields[],
});

const toPayload = ({
  publishedAt,
  coverImage,
  relatedCategoryId,
  ...lines
}: ReturnType<typeof toFields>) => ({
  ...lines,
  relatedCategoryId: relatedCategoryId || null,
  publishedAt: fromInput(publishedAt),
  coverImage: coverImage[0] ?? null,
});

function InsightForm({ insight }: { insight?: StaffInsight }) {
  const [create, { isLoading: isCreating }] = useStaffInsightsCreateMutation();
  const [update, { isLoading: isUpdating }] = useStaffInsightsUpdateMutation();
  const [remove, { isLoading: isRemoving }] = useStaffInsightsDeleteMutation();
  const { form, field, errorOf, isBegun, isOvertaken, keep, drop, isDone, submit, bar } = useSaving(
    {
      thing: insight,
      name: `insight ${insight?._id ?? 'new'}`,
      base: toFields(insight),
      toPayload,
      toChange: differing,
      schema: calls.staffInsights[insight ? 'update' : 'create'].body,
      update: ({ _id: id }, change) => update({ id, ...change }),
      creation: { create, addressOf: (id) => `/insights/${encodeURIComponent(id)}` },
      isBusy: isCreating || isUpdating,
    },
  );
  const removal = useRemoval({
    remove: insight && (() => remove({ id: insight._id })),
    isBusy: isRemoving,
    isDone,
    list: '/insights',
  });
  const { data: categories = [] } = useStaffCategoriesListQuery();
  const text = (name: 'title' | 'excerpt' | 'category' | 'publishedAt' | 'relatedCategoryId') => ({
    label: words[name],
    ...field(name),
  });
  const title = insight ? insight.title : insightMessages.add;
  return (
    <Page
      title={title}
      actions={
        <>
          <LinkButton emphasis="quiet" href="/insights">
            {insightMessages.back}
          </LinkButton>
          {insight ? (
            <TranslateButton
              address={`/insights/${encodeURIComponent(insight._id)}`}
              state={insight.translations.bn}
            />
          ) : null}
        </>
      }
    >
      {insight ? <ColleaguesHere kind="insight" id={insight._id} isEditing={isBegun} /> : null}
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
        <div className={styles.section}>
          <TextField {...text('title')} maxLength={200} />
          <TextArea {...text('excerpt')} maxLength={1_000} />
          <HtmlField
            control={form.control}
            name="body"
            lang="en"
            label={words.body}
            error={errorOf('body')}
          />
        </div>
        <div className={styles.section}>
          <TextField {...text('category')} hint={words.categoryHint} maxLength={60} />
          <Select
            {...text('relatedCategoryId')}
            hint={words.relatedCategoryHint}
            options={[
              { value: '', label: words.noRelatedCategory },
              ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
          <TextField
            {...text('publishedAt')}
            hint={words.publishedAtHint}
            type="datetime-local"
            max={plannedMoments().max}
          />
        </div>
        <fieldset className={styles.section}>
          <legend className="pothik-visually-hidden">{words.cover}</legend>
          <h2 aria-hidden="true">{words.cover}</h2>
          <Controller
            control={form.control}
            name="coverImage"
            render={({ field: { value, onChange } }) => (
              <PicturesField
                most={1}
                pictures={value}
                error={errorOf('coverImage')}
                onChange={onChange}
              />
            )}
          />
        </fieldset>
        <EditingBar {...bar}>
          {insight ? (
            <Button emphasis="quiet" onClick={removal.ask}>
              {insightMessages.remove}
            </Button>
          ) : null}
        </EditingBar>
      </form>
      <ConfirmDialog
        title={insightMessages.removeTitle}
        text={insightMessages.removeText}
        {...removal.dialog}
      />
    </Page>
  );
}

/** An article as it is edited, or a new one. */
export function InsightPage() {
  const { id } = useParams();
  const { currentData, error, refetch } = useStaffInsightsGetQuery(
    { id: id ?? '' },
    {
      skip: id === undefined,
      refetchOnMountOrArgChange: true,
    },
  );
  if (id === undefined) return <InsightForm key="new" />;
  if (currentData) return <InsightForm key={id} insight={currentData} />;
  return (
    <NotLoaded
      title={insightMessages.title}
      error={error}
      onRetry={() => void refetch()}
      back={<LinkButton href="/insights">{insightMessages.back}</LinkButton>}
    />
  );
}
