import {
  useStaffServicesCreateMutation,
  useStaffServicesDeleteMutation,
  useStaffCategoriesListQuery,
  useStaffServicesUpdateMutation,
} from '@pothik/api-client/rtk-query';
import type { StaffService } from '@pothik/contract';
import { Button, ConfirmDialog, LinkButton } from '@pothik/ui';
import { useState } from 'react';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { editingMessages } from '../../messages/editing.ts';
import { calls } from '../../shared/editing/call-schemas.ts';
import { differing } from '../../shared/editing/differing.ts';
import { EditingBar } from '../../shared/editing/editing-bar.tsx';
import { OvertakenNotice } from '../../shared/editing/overtaken-notice.tsx';
import { ColleaguesHere } from '../../shared/presence/colleagues-here.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useRemoval } from '../../shared/editing/use-removal.ts';
import { useSaving } from '../../shared/editing/use-saving.ts';
import { TranslateButton } from '../../shared/translation/translation-link.tsx';
import styles from './catalogue.module.css';
import { useCostDialogs } from './cost-caps/cost-dialogs.tsx';
import { toFields, toPayload, type ServiceFields } from './service-fields.ts';
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
  const { data: categories = [] } = useStaffCategoriesListQuery();
  const [create, { isLoading: isCreating }] = useStaffServicesCreateMutation();
  const [update, { isLoading: isUpdating }] = useStaffServicesUpdateMutation();
  const [remove, { isLoading: isRemoving }] = useStaffServicesDeleteMutation();
  const [isPreviewed, setPreviewed] = useState(false);
  const saving = useSaving({
    thing: service,
    name: `service ${service?._id ?? (start ? 'copy' : 'new')}`,
    base: service ? toFields(service) : (start ?? toFields()),
    toPayload,
    toChange: differing,
    schema: calls.staffServices[service ? 'update' : 'create'].body,
    update: ({ _id: id }, change) => update({ id, ...change }),
    creation: {
      create,
      addressOf: (id) => `/catalogue/services/${encodeURIComponent(id)}`,
    },
    saved: ({ isActive, publishAt }) =>
      !isActive && publishAt !== '' ? catalogueMessages.moments.saved : editingMessages.saved,
    isBusy: isCreating || isUpdating,
  });
  const removal = useRemoval({
    remove: service && (() => remove({ id: service._id })),
    isBusy: isRemoving,
    isDone: saving.isDone,
    list: '/catalogue',
  });

  const cost = useCostDialogs(service?._id);
  const { isBegun, isOvertaken, keep, drop } = saving;
  const fields = saving.values;
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
            <TranslateButton
              address={`/catalogue/services/${encodeURIComponent(service._id)}`}
              state={service.translations.bn}
            />
          ) : null}
          {service ? (
            <LinkButton
              emphasis="secondary"
              href={`/catalogue/services/new?copy=${encodeURIComponent(service._id)}`}
            >
              {words.duplicate}
            </LinkButton>
          ) : null}
          {service ? (
            <LinkButton
              emphasis="secondary"
              href={`/catalogue/services/${encodeURIComponent(service._id)}/versions`}
            >
              {catalogueMessages.versions.open}
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
      {service ? <ColleaguesHere kind="service" id={service._id} isEditing={isBegun} /> : null}
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <form className={styles.form} aria-label={title} noValidate onSubmit={saving.submit}>
        <ServiceSections
          writing={saving}
          categories={categories}
          service={service}
          costActions={cost.actions}
        />
        <EditingBar {...saving.bar} disabled={isOvertaken || (service !== undefined && !isBegun)}>
          <Button emphasis="secondary" onClick={() => setPreviewed(true)}>
            {words.preview}
          </Button>
          {service ? (
            <Button emphasis="quiet" onClick={removal.ask}>
              {words.remove}
            </Button>
          ) : null}
        </EditingBar>
      </form>
      <ServicePreview
        fields={fields}
        categoryName={categoryName}
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
      {cost.dialogs}
      <ConfirmDialog title={words.removeTitle} text={words.removeText} {...removal.dialog} />
    </Page>
  );
}
