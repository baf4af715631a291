import { Modal, ServiceCard } from '@pothik/ui';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { cleanHtml } from '@pothik/contract/clean-html';
import styles from './catalogue.module.css';
import { toFacts, type ServiceFields } from './service-fields.ts';

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** The card of a service and the text of its page, as visitors will see them. */
export function ServicePreview({
  fields,
  categoryName,
  open,
  onClose,
}: {
  fields: ServiceFields;
  categoryName: string | undefined;
  open: boolean;
  onClose: () => void;
}) {
  const { service, list } = catalogueMessages;
  const [picture] = fields.images;
  const title = fields.name || fields.jobTitle || service.untitled;
  const facts = [
    { label: service.fields.country, value: fields.country },
    { label: service.fields.providerName, value: fields.providerName },
    { label: service.fields.visaType, value: fields.cardVisaType },
    ...toFacts(fields.facts).slice(0, 2),
  ].filter(({ value }) => value !== '');
  return (
    <Modal title={service.previewTitle} open={open} onClose={onClose}>
      <div className={styles.form}>
        <ServiceCard
          title={title}
          href="#"
          picture={picture && { src: picture.secure_url, alt: picture.alt }}
          mark={fields.featured ? list.states.featured : undefined}
          chips={categoryName === undefined ? [] : [categoryName]}
          facts={facts}
        />
        {/* Only what the allow-list has is left of it. */}
        <div dangerouslySetInnerHTML={{ __html: cleanHtml(fields.description) }} />
        {(['benefits', 'requirements'] as const).map((name) =>
          lines(fields[name]).length === 0 ? null : (
            <section key={name}>
              <h3>{service.fields[name]}</h3>
              <ul>
                {lines(fields[name]).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
    </Modal>
  );
}
