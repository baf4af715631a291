import { createMessages } from './create-messages.ts';

/** The start page. */
export const useHomeMessages = createMessages({
  en: {
    home: {
      title: 'Find and book the right service in seconds',
      lead: 'Visas, tickets, jobs abroad, Hajj and Umrah, study and treatment: with the papers, the price and a person who answers.',
      category: 'Service category',
      search: 'Search',
      searchAll: 'Search all services',
      highlights: 'Highlights',
      slides: [
        { title: 'Certified Support', text: 'Licensed partners, named on every service.' },
        { title: 'Fast Processing', text: 'You see each step, and how long it takes.' },
        { title: 'Global Network', text: 'People at the other end who speak Bangla.' },
        { title: 'Great Reviews', text: 'Most of our visitors come through a friend.' },
        { title: 'Expert Guidance', text: 'We tell you when an application is too weak.' },
        { title: '24/7 Support', text: 'Write to us in the chat, day or night.' },
      ],
      serviceCount: (count: number) => (count === 1 ? '1 service' : `${String(count)} services`),
      explore: 'Explore Our Services',
      moreCategories: 'Load More Categories',
      fewerCategories: 'Show Less Categories',
      loadingCategories: 'Loading categories',
      featured: 'Featured Services',
      noFeatured: 'No featured services available at the moment.',
      loadMore: 'Load More',
      viewMore: 'View More',
      company: 'The company behind it',
      companyText:
        'We started as a small desk for tickets and papers. Today people from every district travel, work and study abroad with us, and we still answer the phone ourselves.',
      statistics: [
        { value: '50K+', label: 'happy travelers' },
        { value: '10K+', label: 'services booked' },
        { value: '98%', label: 'success rate' },
      ],
      partners: 'Trusted Partners',
      partnerNames: [
        'Biman Bangladesh Airlines',
        'US-Bangla Airlines',
        'Emirates',
        'Qatar Airways',
        'Saudia',
        'Singapore Airlines',
      ],
      insights: 'Latest Insights',
      closing: 'Ready when you are',
      closingText: 'Look around without an account, and ask before you pay.',
      getStarted: 'Get Started Today',
      consultation: 'Schedule Consultation',
    },
  },
});
