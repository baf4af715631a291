import type { ServiceSummary } from '@pothik/contract';
import { Highlight, ServiceCard } from '@pothik/ui';
import { useFrameMessages } from '../../messages/frame.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { serviceAddress } from './listing/addresses.ts';
import { formatSalary, titleOf } from './facts.ts';
import { toSmallPicture } from './picture.ts';

interface ServiceItemProps {
  service: ServiceSummary;
  /** The slug of the listing that it stands in. */
  pageSlug?: string | undefined;
  /** Marked in its title and country. */
  matched?: readonly string[];
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
  matched = [],
  href = serviceAddress(service, pageSlug),
  shown = 330,
  ...card
}: ServiceItemProps) {
  const { card: messages } = useFrameMessages();
  const origin = useAppSelector((state) => state.settings.apiOrigin);
  const title = titleOf(service) ?? messages.fallbackTitle;
  const country = service.location?.country;
  const withMarks = (text: string) =>
    matched.length > 0 ? <Highlight text={text} words={matched} /> : text;
  const facts = [
    { label: messages.country, value: country && withMarks(country) },
    { label: messages.company, value: service.provider?.name },
    { label: messages.visaType, value: service.dynamicFields?.visaType },
    { label: messages.salary, value: formatSalary(service.salary) },
  ];
  return (
    <ServiceCard
      {...card}
      title={title}
      shownTitle={withMarks(title)}
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
