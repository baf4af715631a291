import {
  useCreateInsightMutation,
  useDeleteInsightMutation,
  useStaffInsightQuery,
  useUpdateInsightMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { StaffInsight } from '@pothik/contract';
import { Button, ConfirmDialog, LinkButton, TextArea, TextField, useToast } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { editingMessages } from '../../messages/editing.ts';
import { insightMessages } from '../../messages/insights.ts';
import { EditingBar } from '../../shared/editing-bar.tsx';
import styles from '../../shared/form.module.css';
import { NotLoaded } from '../../shared/not-loaded.tsx';
import { OvertakenNotice } from '../../shared/overtaken-notice.tsx';
import { Page } from '../../shared/page.tsx';
import { PicturesField, type PictureFields } from '../../shared/pictures-field.tsx';
import { useDraft } from '../../shared/use-draft.ts';

const { fields: words } = insightMessages;

/** Dhaka keeps one time all year. */
const dhaka = 6 * 60 * 60_000;
const toInput = (iso: string | undefined) =>
  iso === undefined ? '' : new Date(Date.parse(iso) + dhaka).toISOString().slice(0, 16);
const fromInput = (typed: string) =>
  typed === '' ? null : new Date(Date.parse(`${typed}Z`) - dhaka).toISOString();

const toFields = (insight?: StaffInsight) => ({
  title: insight?.title ?? '',
  excerpt: insight?.excerpt ?? '',
  category: insight?.category ?? '',
  publishedAt: toInput(insight?.publishedAt),
  cover: (insight?.coverImage
    ? [{ secure_url: insight.coverImage.secure_url, alt: insight.coverImage.alt ?? '' }]
    : []) as PictureFields[],
});

const toPayload = ({ publishedAt, cover, ...lines }: ReturnType<typeof toFields>) => ({
  ...lines,
  publishedAt: fromInput(publishedAt),
  coverImage: cover[0] ?? null,
});

function InsightForm({ insight }: { insight?: StaffInsight }) {
  const draft = useDraft(toFields(insight), insight?.version ?? 0);
  const [create, { isLoading: isCreating }] = useCreateInsightMutation();
  const [update, { isLoading: isUpdating }] = useUpdateInsightMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteInsightMutation();
  const [failure, setFailure] = useState<Failure>();
  const [before, setBefore] = useState<ReturnType<typeof toPayload>>();
  const [isAsked, setAsked] = useState(false);
  const toasts = useToast();
  const navigate = useNavigate();

  function isDone(error: unknown): boolean {
    const failed = error as Failure | undefined;
    setFailure(failed?.code === 'version_conflict' ? undefined : failed);
    return failed === undefined;
  }
  const save = async () => {
    const payload = toPayload(draft.fields);
    if (!insight) {
      const { data, error } = await create(payload);
      if (!isDone(error) || !data) return;
      toasts.add(editingMessages.saved, 'success');
      await navigate(`/insights/${encodeURIComponent(data._id)}`, { replace: true });
      return;
    }
    const { error } = await update({ id: insight._id, version: draft.seen, ...payload });
    if (!isDone(error)) return;
    setBefore(toPayload(toFields(insight)));
    draft.drop();
    toasts.add(editingMessages.saved, 'success');
  };
  const undo = async ({ _id: id, version }: StaffInsight, payload: typeof before) => {
    const { error } = await update({ id, version, ...payload });
    if (!isDone(error)) return;
    setBefore(undefined);
    toasts.add(editingMessages.undone, 'success');
  };
  const take = async ({ _id: id }: StaffInsight) => {
    const { error } = await remove(id);
    setAsked(false);
    if (!isDone(error)) return;
    toasts.add(editingMessages.removed, 'success');
    await navigate('/insights');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isCreating && !isUpdating && !draft.isOvertaken) void save();
  };
  const text = (name: 'title' | 'excerpt' | 'category' | 'publishedAt') => ({
    label: words[name],
    value: draft.fields[name],
    error: failure?.fields?.[name],
    onChange: ({ target }: { target: { value: string } }) => draft.write({ [name]: target.value }),
  });
  const title = insight ? insight.title : insightMessages.add;
  return (
    <Page
      title={title}
      actions={
        <LinkButton emphasis="quiet" href="/insights">
          {insightMessages.back}
        </LinkButton>
      }
    >
      {draft.isOvertaken ? <OvertakenNotice onKeep={draft.keep} onDrop={draft.drop} /> : null}
      <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
        <div className={styles.section}>
          <TextField {...text('title')} maxLength={200} />
          <TextArea {...text('excerpt')} maxLength={1_000} />
          <TextField {...text('category')} hint={words.categoryHint} maxLength={60} />
          <TextField {...text('publishedAt')} hint={words.publishedAtHint} type="datetime-local" />
        </div>
        <fieldset className={styles.section}>
          <legend className="pothik-visually-hidden">{words.cover}</legend>
          <h2 aria-hidden="true">{words.cover}</h2>
          <PicturesField
            most={1}
            pictures={draft.fields.cover}
            error={failure?.fields?.coverImage}
            onChange={(cover) => draft.write({ cover })}
          />
        </fieldset>
        <EditingBar
          busy={isCreating || isUpdating}
          disabled={draft.isOvertaken || !draft.isBegun}
          failure={failure && (failure.serverMessage ?? editingMessages.failed)}
          onUndo={
            insight && before && !draft.isBegun ? () => void undo(insight, before) : undefined
          }
        >
          {insight ? (
            <Button emphasis="quiet" onClick={() => setAsked(true)}>
              {insightMessages.remove}
            </Button>
          ) : null}
        </EditingBar>
      </form>
      <ConfirmDialog
        title={insightMessages.removeTitle}
        text={insightMessages.removeText}
        open={isAsked}
        busy={isRemoving}
        confirmLabel={editingMessages.remove}
        cancelLabel={editingMessages.keep}
        onConfirm={() => {
          if (insight) void take(insight);
        }}
        onCancel={() => setAsked(false)}
      />
    </Page>
  );
}

/** An article as it is edited, or a new one. */
export function InsightPage() {
  const { id } = useParams();
  const { currentData, error, refetch } = useStaffInsightQuery(id ?? '', {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
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
