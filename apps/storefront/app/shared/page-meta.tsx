import { useSettings } from '../store/hooks.ts';
import { addressIn, defaultLanguage, languages } from './languages.ts';
import { usePublicAddress } from './use-public-address.ts';
import { useProductName } from './use-product-name.ts';

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** Path of the one address that search engines shall keep. */
  canonical: string;
  /** Address of a picture for previews on other sites. */
  image?: string | undefined;
  noIndex?: boolean;
}

const absolute = (origin: string, address: string) =>
  address.startsWith('/') ? origin + address : address;

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
          {image ? <meta property="og:image" content={absolute(origin, image)} /> : null}
        </>
      ) : null}
    </>
  );
}
