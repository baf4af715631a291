import { useStaffServicesGetQuery } from '@pothik/api-client/rtk-query';
import { LinkButton } from '@pothik/ui';
import { useParams, useSearchParams } from 'react-router';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { toFields } from './service-fields.ts';
import { ServiceForm } from './service-form.tsx';

const { service: words } = catalogueMessages;

/** A service as it is edited, a new one, or a new one that begins as a copy. */
export function ServicePage() {
  const { id } = useParams();
  const [address] = useSearchParams();
  const source = id ?? address.get('copy') ?? undefined;
  const { currentData, error, refetch } = useStaffServicesGetQuery(
    { id: source ?? '' },
    {
      skip: source === undefined,
      refetchOnMountOrArgChange: true,
    },
  );
  if (source === undefined) return <ServiceForm key="new" />;
  if (!currentData) {
    return (
      <NotLoaded
        title={catalogueMessages.title}
        error={error}
        onRetry={() => void refetch()}
        back={<LinkButton href="/catalogue">{words.back}</LinkButton>}
      />
    );
  }
  if (id !== undefined) return <ServiceForm key={id} service={currentData} />;
  const fields = toFields(currentData);
  const copied = fields.name
    ? { name: words.copyOf(fields.name) }
    : { jobTitle: words.copyOf(fields.jobTitle) };
  return (
    <ServiceForm
      key={`copy ${source}`}
      start={{ ...fields, ...copied, isActive: false, publishAt: '', unpublishAt: '' }}
    />
  );
}
