import type { ServiceSummary } from '@pothik/contract';
import { ServiceCard } from '@pothik/ui';
import type { ReactNode } from 'react';
import { useFrameMessages } from '../../messages/frame.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { serviceAddress } from './listing/addresses.ts';
import { formatSalary, titleOf } from './facts.ts';
import { toSmallPicture } from './picture.ts';

interface ServiceItemProps {
  service: ServiceSummary;
  /** The slug of the listing that it stands in. */
  pageSlug?: string | undefined;
  /** How its title and country are shown, such as with marks. */
  show?: (text: string) => ReactNode;
  /** Where it leads; default: by its page and category. */
  href?: string | undefined;
  headingLevel?: 2 | 3;
  priority?: boolean;
  sizes?: string;
  /** How wide its picture is shown, in CSS pixels; default: as in the listing. */
  shown?: number;
}

/** A service in a list of the storefront, by the rules of Specification §2. */
export function ServiceItem({
  service,
  pageSlug,
  show = (text) => text,
  href = serviceAddress(service, pageSlug),
  shown = 330,
  ...card
}: ServiceItemProps) {
  const { card: messages } = useFrameMessages();
  const origin = useAppSelector((state) => state.settings.apiOrigin);
  const title = titleOf(service) ?? messages.fallbackTitle;
  const country = service.location?.country;
  const facts = [
    { label: messages.country, value: country && show(country) },
    { label: messages.company, value: service.provider?.name },
    { label: messages.visaType, value: service.dynamicFields?.visaType },
    { label: messages.salary, value: formatSalary(service.salary) },
  ];
  return (
    <ServiceCard
      {...card}
      title={title}
      shownTitle={show(title)}
      href={href}
      picture={toSmallPicture(origin, service.images?.[0], shown)}
      mark={service.featured ? messages.featured : undefined}
      chips={[service.category?.name, service.subcategory?.name].filter(
        (name) => name !== undefined,
      )}
      facts={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))}
      labels={messages}
    />
  );
}
