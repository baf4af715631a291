import type { Image } from '@pothik/contract';
import { use } from 'react';
import { LanguageContext } from '../messages/create-messages.ts';
import { useSettings } from '../store/hooks.ts';
import { addressIn, defaultLanguage, languages, type Language } from './languages.ts';
import { shareSize } from './share-size.ts';
import { usePublicAddress } from './use-public-address.ts';
import { useProductName } from './use-product-name.ts';

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** Path of the one address that search engines shall keep. */
  canonical: string;
  /** For previews in chats and on other sites. Default: the one of the storefront. */
  image?: Image | undefined;
  noIndex?: boolean;
}

/** As Open Graph names the languages. */
const locales: Record<Language, string> = { en: 'en_GB', bn: 'bn_BD' };

/** The form of our pictures that such previews show; other servers have none. */
const ownPicture = /^(\/media\/.*\/)\{width\}\.\{format\}$/;

/** Read by chats and other sites in the page as it is sent; a browser has no use for it. */
function Preview({ image, title }: { image: Image | undefined; title: string }) {
  const { publicOrigin, apiOrigin } = useSettings();
  const language = use(LanguageContext);
  const alt = image?.alt ?? '';
  const [, own] = ownPicture.exec(image?.variants?.template ?? '') ?? [];
  const base = image ? apiOrigin || publicOrigin : publicOrigin;
  const address = own ? `${own}preview.jpg` : (image?.secure_url ?? `/share-${language}.jpg`);
  return (
    <>
      <meta property="og:locale" content={locales[language]} />
      {languages.map(({ code }) =>
        code === language ? null : (
          <meta key={code} property="og:locale:alternate" content={locales[code]} />
        ),
      )}
      <meta property="og:image" content={new URL(address, base).href} />
      {own || !image ? (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(shareSize.width)} />
          <meta property="og:image:height" content={String(shareSize.height)} />
        </>
      ) : null}
      <meta property="og:image:alt" content={alt === '' ? title : alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** What a page says of itself to browsers, search engines and other sites. */
export function PageMeta({ title, description, canonical, image, noIndex = false }: PageMetaProps) {
  const origin = useSettings().publicOrigin;
  const siteName = useProductName();
  const address = usePublicAddress()(canonical);
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {languages.map(({ code }) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={origin + addressIn(code, canonical)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={origin + addressIn(defaultLanguage, canonical)}
          />
        </>
      )}
      {/* Other sites read these in the page as it is sent; a browser would only compare them. */}
      {import.meta.env.SSR ? (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={siteName} />
          {description ? <meta property="og:description" content={description} /> : null}
          <Preview image={image} title={title} />
        </>
      ) : null}
    </>
  );
}
