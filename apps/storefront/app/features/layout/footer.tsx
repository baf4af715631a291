import { useCategoriesListQuery } from '@pothik/api-client/rtk-query';
import { limits, openLiveChatEvent } from '@pothik/contract';
import { Button, FooterColumns } from '@pothik/ui';
import { useState, type ComponentType } from 'react';
import { useFrameMessages } from '../../messages/frame.ts';
import { listingAddress } from '../catalogue/listing/addresses.ts';
import { toasts } from '../../shared/toasts.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { LanguageSwitch } from './language/language-switch.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import styles from './footer.module.css';

const openLiveChat = () => void dispatchEvent(new Event(openLiveChatEvent));

/** The end of every page: services, the company, the small print. */
export function Footer() {
  const { footer, header, error } = useFrameMessages();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const askToForget = () => {
    import('./forget-dialog.tsx').then(
      ({ ForgetDialog }) => setDialog(() => ForgetDialog),
      () => toasts.add(error.title, 'error'),
    );
  };
  const { data: categories } = useCategoriesListQuery(catalogueQueries.footer);
  const services = (categories ?? []).slice(0, limits.footerCategories).map(({ name, slug }) => ({
    label: name,
    href: listingAddress(slug),
  }));
  return (
    <FooterColumns
      className={styles.footer ?? ''}
      tagline={footer.tagline}
      columns={[
        {
          title: footer.services,
          links: services.length > 0 ? services : [{ label: header.allServices, href: '/service' }],
        },
        {
          title: footer.company,
          links: [
            { label: footer.about, href: '/about' },
            { label: footer.careers, href: '/careers' },
            { label: footer.blog, href: '/blog' },
            { label: footer.contact, href: '/support', onSelect: openLiveChat },
          ],
        },
        {
          title: footer.support,
          links: [
            { label: footer.track, href: '/track' },
            { label: footer.privacy, href: '/privacy' },
            { label: footer.terms, href: '/terms' },
            { label: footer.support, href: '/support' },
          ],
        },
      ]}
      credit={
        <>
          <span className={styles.credit}>{footer.credit}</span>
          <LanguageSwitch className={styles.language} />
          <Button className={styles.forget} emphasis="quiet" onClick={askToForget}>
            {footer.forget}
          </Button>
        </>
      }
    >
      <NewsletterForm />
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </FooterColumns>
  );
}
