import {
  useStaffServicesGetQuery,
  useStaffServicesGetTranslationQuery,
  useStaffServicesUpdateTranslationMutation,
} from '@pothik/api-client/rtk-query';
import type { ServiceTranslation, StaffService } from '@pothik/contract';
import { LinkButton } from '@pothik/ui';
import { useParams } from 'react-router';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { calls } from '../../../shared/editing/call-schemas.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import { TranslationForm } from '../../../shared/translation/translation-form.tsx';
import { translatedInto } from '../../../shared/translation/translation-state.tsx';
import { groupsOf, toFields } from './service-words.ts';

const { service: words } = catalogueMessages;

function ServiceTranslationForm({
  service,
  translation,
}: {
  service: StaffService;
  translation: ServiceTranslation;
}) {
  const [update, { isLoading }] = useStaffServicesUpdateTranslationMutation();
  const { _id: id, name, jobTitle } = service;
  const place = encodeURIComponent(id);
  return (
    <TranslationForm
      title={name ?? jobTitle ?? words.untitled}
      name={`service ${id}`}
      original={service}
      translation={translation}
      base={toFields(service, translation)}
      // Lists written before the original became longer or shorter are sent at its present length.
      toPayload={(fields) => toFields(service, fields)}
      schema={calls.staffServices.updateTranslation.body}
      groups={groupsOf(service)}
      update={(change) => update({ id, lang: translatedInto, ...change })}
      isBusy={isLoading}
      address={`/catalogue/services/${place}`}
      page={
        translation.isPublished && service.isActive
          ? `/${translatedInto}/service/details/${place}`
          : undefined
      }
    />
  );
}

/** A service and its translation, side by side. */
export function ServiceTranslationPage() {
  const { id = '' } = useParams();
  const always = { refetchOnMountOrArgChange: true };
  const service = useStaffServicesGetQuery({ id }, always);
  const translation = useStaffServicesGetTranslationQuery({ id, lang: translatedInto }, always);
  if (!service.currentData || !translation.currentData) {
    return (
      <NotLoaded
        title={catalogueMessages.title}
        error={service.error ?? translation.error}
        onRetry={() => {
          void service.refetch();
          void translation.refetch();
        }}
        back={<LinkButton href="/catalogue">{words.back}</LinkButton>}
      />
    );
  }
  return (
    <ServiceTranslationForm
      // Another original has other texts to translate; what was written is kept.
      key={`${id} ${String(service.currentData.version)}`}
      service={service.currentData}
      translation={translation.currentData}
    />
  );
}
