import {
  useCreateServiceMutation,
  useDeleteServiceMutation,
  useStaffCategoriesQuery,
  useUpdateServiceMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { StaffService } from '@pothik/contract';
import { Button, ConfirmDialog, LinkButton, useToast } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { editingMessages } from '../../messages/editing.ts';
import { EditingBar } from '../../shared/editing-bar.tsx';
import { OvertakenNotice } from '../../shared/overtaken-notice.tsx';
import { Page } from '../../shared/page.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import styles from './catalogue.module.css';
import {
  differing,
  toFields,
  toPayload,
  type ServiceFields,
  type ServicePayload,
} from './service-fields.ts';
import { ServicePreview } from './service-preview.tsx';
import { ServiceSections } from './service-sections.tsx';

export interface ServiceFormProps {
  /** Absent: it is a new one. */
  service?: StaffService;
  /** What a new one begins with. */
  start?: ServiceFields;
}

const { service: words } = catalogueMessages;

/** Writes a service, or changes one. */
export function ServiceForm({ service, start }: ServiceFormProps) {
  const base = service ? toFields(service) : (start ?? toFields());
  const draft = useDraft(base, service?.version ?? 0);
  const { data: categories = [] } = useStaffCategoriesQuery();
  const [create, { isLoading: isCreating }] = useCreateServiceMutation();
  const [update, { isLoading: isUpdating }] = useUpdateServiceMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteServiceMutation();
  const [failure, setFailure] = useState<Failure>();
  const [before, setBefore] = useState<ServicePayload>();
  const [shown, setShown] = useState<'preview' | 'removal'>();
  const toasts = useToast();
  const navigate = useNavigate();

  /** @returns whether it was done; who was overtaken is told above the form. */
  function isDone(error: unknown): boolean {
    const failed = error as Failure | undefined;
    setFailure(failed?.code === 'version_conflict' ? undefined : failed);
    return failed === undefined;
  }

  async function add() {
    const { data, error } = await create(toPayload(draft.fields));
    if (!isDone(error) || !data) return;
    toasts.add(editingMessages.saved, 'success');
    await navigate(`/catalogue/services/${encodeURIComponent(data._id)}`, { replace: true });
  }

  async function change({ _id: id }: StaffService) {
    const [now, then] = [toPayload(draft.fields), toPayload(base)];
    const { error } = await update({ id, version: draft.seen, ...differing(now, then) });
    if (!isDone(error)) return;
    setBefore(differing(then, now));
    draft.drop();
    toasts.add(editingMessages.saved, 'success');
  }

  async function undo({ _id: id, version }: StaffService, payload: ServicePayload) {
    const { error } = await update({ id, version, ...payload });
    if (!isDone(error)) return;
    setBefore(undefined);
    toasts.add(editingMessages.undone, 'success');
  }

  async function take({ _id: id }: StaffService) {
    const { error } = await remove(id);
    setShown(undefined);
    if (!isDone(error)) return;
    toasts.add(editingMessages.removed, 'success');
    await navigate('/catalogue');
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isCreating || isUpdating || draft.isOvertaken) return;
    void (service ? change(service) : add());
  };

  const { fields } = draft;
  const title = service ? fields.name || fields.jobTitle || words.untitled : words.add;
  const categoryName = categories.find(({ _id }) => _id === fields.categoryId)?.name;
  return (
    <Page
      title={title}
      actions={
        <>
          <LinkButton emphasis="quiet" href="/catalogue">
            {words.back}
          </LinkButton>
          {service ? (
            <LinkButton
              emphasis="secondary"
              href={`/catalogue/services/new?copy=${encodeURIComponent(service._id)}`}
            >
              {words.duplicate}
            </LinkButton>
          ) : null}
          {service?.isActive ? (
            <a
              className="pothik-button pothik-button--secondary"
              href={`/service/details/${encodeURIComponent(service._id)}`}
              target="_blank"
              rel="noreferrer"
            >
              {words.open}
            </a>
          ) : null}
        </>
      }
    >
      {draft.isOvertaken ? <OvertakenNotice onKeep={draft.keep} onDrop={draft.drop} /> : null}
      <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
        <ServiceSections
          fields={fields}
          write={draft.write}
          categories={categories}
          errors={failure?.fields ?? {}}
        />
        <EditingBar
          busy={isCreating || isUpdating}
          disabled={draft.isOvertaken || (service !== undefined && !draft.isBegun)}
          failure={failure && (failure.serverMessage ?? editingMessages.failed)}
          onUndo={
            service && before && !draft.isBegun ? () => void undo(service, before) : undefined
          }
        >
          <Button emphasis="secondary" onClick={() => setShown('preview')}>
            {words.preview}
          </Button>
          {service ? (
            <Button emphasis="quiet" onClick={() => setShown('removal')}>
              {words.remove}
            </Button>
          ) : null}
        </EditingBar>
      </form>
      <ServicePreview
        fields={fields}
        categoryName={categoryName}
        open={shown === 'preview'}
        onClose={() => setShown(undefined)}
      />
      <ConfirmDialog
        title={words.removeTitle}
        text={words.removeText}
        open={shown === 'removal'}
        busy={isRemoving}
        confirmLabel={editingMessages.remove}
        cancelLabel={editingMessages.keep}
        onConfirm={() => {
          if (service) void take(service);
        }}
        onCancel={() => setShown(undefined)}
      />
    </Page>
  );
}
