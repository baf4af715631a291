import { toInlineJson } from '../store/page-state.ts';

/** Structured data for search engines; a data block, which no browser runs. */
export function JsonLd({ data }: { data: object }) {
  const html = toInlineJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
