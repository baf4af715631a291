/** A category of the demonstration with its subcategories, whose icons are among those that the component library draws. */
export interface DemoCategory {
  slug: string;
  name: string;
  description: string;
  icon: string;
  color: string;
  subcategories: { slug: string; name: string; icon: string; hidden?: true }[];
}

export const demoCategories: DemoCategory[] = [
  {
    slug: 'jobs-abroad',
    name: 'Jobs Abroad',
    description:
      'Work permits and jobs in the Gulf, Asia and Europe, with what they pay and what they cost.',
    icon: 'briefcase',
    color: '#0c5c53',
    subcategories: [
      { slug: 'saudi-arabia', name: 'Saudi Arabia', icon: 'building' },
      { slug: 'united-arab-emirates', name: 'United Arab Emirates', icon: 'plane' },
      { slug: 'qatar-oman', name: 'Qatar & Oman', icon: 'ship' },
      { slug: 'malaysia-singapore', name: 'Malaysia & Singapore', icon: 'briefcase' },
      { slug: 'europe', name: 'Europe', icon: 'globe' },
      { slug: 'japan-korea', name: 'Japan & Korea', icon: 'graduation-cap' },
    ],
  },
  {
    slug: 'visa-services',
    name: 'Visa Services',
    description:
      'Tourist, medical and business visas: what is asked for, how long it takes, what we do.',
    icon: 'stamp',
    color: '#7a4b8f',
    subcategories: [
      { slug: 'tourist-visa', name: 'Tourist Visa', icon: 'plane' },
      { slug: 'medical-visa', name: 'Medical Visa', icon: 'stethoscope' },
      { slug: 'business-visa', name: 'Business Visa', icon: 'briefcase' },
    ],
  },
  {
    slug: 'air-tickets',
    name: 'Air Tickets',
    description: 'Flights at home and abroad, with baggage and change rules in plain words.',
    icon: 'plane',
    color: '#2f6f9f',
    subcategories: [
      { slug: 'international-flights', name: 'International Flights', icon: 'globe' },
      { slug: 'domestic-flights', name: 'Domestic Flights', icon: 'plane-takeoff' },
    ],
  },
  {
    slug: 'hotels',
    name: 'Hotels',
    description: 'Places to sleep that we have seen ourselves.',
    icon: 'hotel',
    color: '#b5622c',
    subcategories: [
      { slug: 'hotels-in-bangladesh', name: 'In Bangladesh', icon: 'hotel' },
      { slug: 'hotels-abroad', name: 'Abroad', icon: 'bed-double' },
    ],
  },
  {
    slug: 'hajj-umrah',
    name: 'Hajj & Umrah',
    description: 'Packages, pre-registration and company for the journey of a lifetime.',
    icon: 'moon-star',
    color: '#3f6b3a',
    subcategories: [
      { slug: 'umrah-packages', name: 'Umrah Packages', icon: 'moon-star' },
      { slug: 'hajj-packages', name: 'Hajj Packages', icon: 'users' },
    ],
  },
  {
    slug: 'student-admission',
    name: 'Student Admission',
    description: 'Admission, scholarships and student visas, without commission from universities.',
    icon: 'graduation-cap',
    color: '#4a5aa8',
    subcategories: [
      { slug: 'study-in-asia', name: 'Study in Asia', icon: 'globe' },
      { slug: 'study-in-the-west', name: 'Study in the West', icon: 'building' },
    ],
  },
  {
    slug: 'tour-packages',
    name: 'Tour Packages',
    description: 'Small groups at home and abroad, day by day.',
    icon: 'map',
    color: '#2d7d6a',
    subcategories: [
      { slug: 'bangladesh-tours', name: 'Bangladesh Tours', icon: 'bus' },
      { slug: 'international-tours', name: 'International Tours', icon: 'globe' },
    ],
  },
  {
    slug: 'medical-travel',
    name: 'Medical Travel',
    description: 'Appointments, second opinions and somebody at your side.',
    icon: 'stethoscope',
    color: '#a43f4a',
    subcategories: [
      { slug: 'treatment-in-india', name: 'Treatment in India', icon: 'heart-pulse' },
      {
        slug: 'treatment-in-thailand-singapore',
        name: 'Thailand & Singapore',
        icon: 'stethoscope',
      },
    ],
  },
  {
    slug: 'document-attestation',
    name: 'Document Attestation',
    description: 'Stamps, clearances and passports.',
    icon: 'file-check',
    color: '#6b5b2e',
    subcategories: [
      { slug: 'certificate-attestation', name: 'Certificates', icon: 'stamp' },
      { slug: 'clearances', name: 'Clearances & Passports', icon: 'file-check' },
    ],
  },
];
