/** What another team's server has: services as they should be, and some that hurt. */
export interface ForeignService extends Record<string, unknown> {
  _id: string;
}

export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>';

const category = { _id: 'c1', name: 'Visas', slug: 'visas' };

/** One with a picture, one whose picture is gone, one that names an icon which nobody has. */
export const categories = [
  {
    ...category,
    iconUrl: '/uploads/picture.svg',
    subcategories: [
      { _id: 'c11', name: 'Transit', slug: 'transit', isActive: true, showInNavigation: true },
      { _id: 'c12', name: 'Kept for later', slug: 'later', isActive: false },
      { _id: 'c13', name: 'Not in the header', slug: 'aside', showInNavigation: false },
    ],
  },
  { _id: 'c2', name: 'Ferries', slug: 'ferries', iconUrl: '/uploads/gone.svg' },
  { _id: 'c3', name: 'Balloons', slug: 'balloons', icon: 'no-such-icon' },
];

export const ordinary: ForeignService[] = Array.from({ length: 40 }, (_, index) => ({
  _id: `s${String(index + 1)}`,
  name: index === 35 ? 'Zanzibar Safari Visa' : `Tourist Visa ${String(index + 1)}`,
  description: '<p>A visa.</p>',
  images: [{ secure_url: index === 1 ? '/uploads/gone.svg' : '/uploads/picture.svg' }],
  featured: index < 15,
  // The third stands in no category, as happens.
  ...(index === 2 ? {} : { category }),
  serviceType: 'visa',
}));

const harmful =
  '<p>Kept <strong>text</strong></p><script>window.harmed = 1</script>' +
  '<img src="x" onerror="window.harmed = 2"><svg onload="window.harmed = 3"></svg>' +
  '<a href="javascript:window.harmed=4">press</a><style>*{display:none}</style>' +
  '<form action="https://elsewhere.test"><input name="q"></form>' +
  '<p style="position:fixed;inset:0">cover</p><iframe src="https://elsewhere.test"></iframe>';

const full: ForeignService = {
  _id: 'full',
  jobTitle: 'Welder',
  description: '<p>You weld.</p>',
  images: ['one', 'two', 'three'].map((name) => ({ secure_url: `/uploads/${name}.svg` })),
  featured: true,
  category,
  subcategory: { _id: 'c11', name: 'Transit', slug: 'transit' },
  serviceType: 'permit',
  location: { country: 'Oman' },
  provider: { name: 'Muscat Steel' },
  salary: { min: 150, max: 200.5, currency: 'OMR' },
  benefits: ['A bed', 'A ticket'],
  requirements: ['A certificate'],
  experience: { min: 1, max: 3, unit: 'seasons' },
  education: 'None',
  visaType: 'Work Permit',
  contractDuration: 24,
  language: ['Arabic', 'English'],
};

const special: ForeignService[] = [
  { _id: 'bare' },
  { _id: 'harmful', name: '<b>Bold</b> & "quoted"', description: harmful, category },
  { _id: 'slow', name: 'Slow Visa', description: '<p>Late.</p>', category },
  full,
  {
    ...full,
    _id: 'unpaid',
    salary: { min: 0, max: 500, currency: 'OMR' },
    contractUnit: 'weeks',
    featured: false,
  },
  // No page can be made of a language that is no list.
  { _id: 'mistyped', name: 'Mistyped Visa', language: 'English', category },
];
export const services = [...ordinary, ...special];
