import { createMessages } from './create-messages.ts';

/** Articles as they are edited. */
export const insightMessages = createMessages({
  en: {
    title: 'Insights',
    add: 'New article',
    back: 'All articles',
    columns: { title: 'Article', category: 'Category', published: 'Published' },
    draft: 'Draft',
    planned: 'Planned',
    none: 'No articles yet',
    noneText: 'An article stands on the home page once it is published.',
    remove: 'Remove',
    removeTitle: 'Remove this article?',
    removeText: 'Visitors can’t find it any more. This can’t be undone.',
    fields: {
      title: 'Title',
      excerpt: 'Excerpt',
      body: 'Text',
      category: 'Category',
      categoryHint: '"General" where it is left empty.',
      relatedCategoryId: 'Services beside it',
      relatedCategoryHint: 'Readers see three services of this category below the text.',
      noRelatedCategory: 'None',
      cover: 'Cover picture',
      publishedAt: 'Published from (Dhaka)',
      publishedAtHint: 'Empty: it is a draft. Later than now: it appears then.',
    },
  },
});
