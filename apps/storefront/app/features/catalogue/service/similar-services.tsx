import { useServicesSimilarQuery } from '@pothik/api-client/rtk-query';
import { useServiceMessages } from '../../../messages/service.ts';
import { ServicesBeside } from './services-beside.tsx';

/** Services like this one; nothing where there are none. */
export function SimilarServices({ id }: { id: string }) {
  const { service: messages } = useServiceMessages();
  const { data = [] } = useServicesSimilarQuery({ id });
  return <ServicesBeside title={messages.similar} services={data} />;
}
