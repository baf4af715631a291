import type { ServiceSummary } from '@pothik/contract';
import { ServiceCard, type ServiceCardFact } from '@pothik/ui';
import type { ReactNode } from 'react';
import { useFormats } from '../../messages/formats.ts';
import { useFrameMessages } from '../../messages/frame.ts';
import { useWritten } from '../../shared/written.tsx';
import { useSettings } from '../../store/hooks.ts';
import { serviceAddress } from './listing/addresses.ts';
import { formatSalary, titleOf } from './facts.ts';
import { shownInList, toSmallPicture } from './picture.ts';

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
  compact?: boolean;
  /** How wide its picture is shown, in CSS pixels; default: as in the listing. */
  shown?: number;
}

/** A service in a list of the storefront, by the rules of Specification §2. */
export function ServiceItem({
  service,
  pageSlug,
  show,
  href = serviceAddress(service, pageSlug),
  shown = shownInList,
  ...card
}: ServiceItemProps) {
  const { card: messages } = useFrameMessages();
  const write = useWritten();
  const written = (text: string | undefined) => text && write(text);
  const marked = show ?? write;
  const formats = useFormats();
  const origin = useSettings().apiOrigin;
  const title = titleOf(service) ?? messages.fallbackTitle;
  const country = service.location?.country;
  const salary = formatSalary(service.salary, formats);
  const own = (service.facts ?? []).slice(0, 2);
  const facts: ServiceCardFact[] = [
    {
      label: messages.country,
      value: country && marked(country),
      // What those of its kind are compared by says more where there is room for little.
      ...(own.length > 0 && { weight: 'minor' }),
    },
    { label: messages.company, value: written(service.provider?.name), weight: 'minor' },
    {
      label: messages.visaType,
      value: written(service.dynamicFields?.visaType),
      weight: 'minor',
    },
    ...own.map(({ label, value }, index): ServiceCardFact => ({
      label: messages.fact(label),
      value: written(value),
      ...(index > 0 && { weight: 'minor' }),
    })),
    salary === undefined
      ? {
          label: messages.price,
          value: service.total && formats.money(service.total),
          weight: 'price',
        }
      : { label: messages.salary, value: salary, weight: 'price' },
  ];
  return (
    <ServiceCard
      {...card}
      title={title}
      shownTitle={marked(title)}
      href={href}
      picture={toSmallPicture(origin, service.images?.[0], shown)}
      mark={service.featured ? messages.featured : undefined}
      chips={[service.category?.name, service.subcategory?.name].filter(
        (name) => name !== undefined,
      )}
      facts={facts.flatMap((fact) => (fact.value ? [fact] : []))}
      labels={messages}
    />
  );
}
