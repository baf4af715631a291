import { describe, expect, it } from 'vitest';
import type { EndpointDefinition } from './define-endpoint.ts';
import { definitions } from './definitions.ts';
import { inputMessage } from './input-message.ts';

const all: Record<string, EndpointDefinition> = Object.fromEntries(
  Object.entries(definitions).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, definition]: [string, EndpointDefinition]) => [
      `${group}.${name}`,
      definition,
    ]),
  ),
);

function inputOf(call: string) {
  const { query, body } = all[call] ?? {};
  const schema = query ?? body;
  if (!schema) throw new Error(`${call} takes nothing`);
  return schema;
}

const picture = new Blob(['picture']);
const phone = { phone: '+8801712345678' };
const browser = {
  endpoint: 'https://push.example.com/a',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
};
const assertion = {
  id: 'AQID',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'MA', userHandle: 'dTE' },
};

/**
 * What each call takes, and what it understands where that is not the same: texts are trimmed, what
 * the query of an address says comes to its type.
 */
const requests: Record<string, [sent: Record<string, unknown>, changed?: object]> = {
  'auth.register': [
    { name: ' Rahima ', email: ' R@Example.com', phone: '০১৭১২-৩৪৫৬৭৮', password: ' river-boat ' },
    { name: 'Rahima', email: 'r@example.com', ...phone },
  ],
  'auth.login': [
    { email: ' R@Example.com ', password: ' x ', code: ' ১২৩ 456 ' },
    { email: 'r@example.com', code: '123 456' },
  ],
  'auth.google': [{ idToken: 'head.body.signature' }],
  'auth.changePassword': [{ currentPassword: 'old', newPassword: 'river-boat' }],
  'auth.forgotPassword': [{ email: 'r@example.com' }],
  'auth.resetPassword': [{ token: 'a-token', password: 'river-boat' }],
  'auth.verifyEmail': [{ token: 'a-token', password: 'river-boat' }],
  'auth.notMyAccount': [{ token: 'a-token' }],
  'auth.undoAddressChange': [{ token: 'a-token' }],
  'categories.list': [
    {
      navigation: 'true',
      active: 'true',
      hierarchy: 'false',
      parentOnly: 'true',
      services: 'false',
      limit: '7',
    },
    {
      navigation: true,
      active: true,
      hierarchy: false,
      parentOnly: true,
      services: false,
      limit: 7,
    },
  ],
  'services.list': [
    {
      page: '2',
      limit: '6',
      featured: 'true',
      active: 'false',
      search: ' Dubai ',
      category: 'visa',
    },
    { page: 2, limit: 6, featured: true, active: false, search: 'Dubai' },
  ],
  'services.listByCategory': [
    { search: ' Dubai ', category: 'visa' },
    { page: 1, limit: 12, search: 'Dubai' },
  ],
  'services.listBySubcategory': [
    { search: ' Dubai ', category: 'visa' },
    { page: 1, limit: 12, search: 'Dubai' },
  ],
  'services.get': [{ lang: 'bn' }, { lang: 'bn' }],
  'services.similar': [{ lang: 'en' }, { lang: 'en' }],
  'insights.get': [{ lang: 'bn' }, { lang: 'bn' }],
  'settings.branding': [{ lang: 'bn' }, { lang: 'bn' }],
  'insights.list': [{ published: 'true' }, { page: 1, limit: 6, published: true }],
  'bookings.create': [
    {
      serviceId: 's1',
      name: ' Rahima ',
      email: ' R@Example.com ',
      whatsapp: ' 0171 ',
      imo: ' 0172 ',
      phone: '01712345678',
      address: ' Lake Road ',
      requirements: ' A window seat ',
      preferredContact: 'imo',
      documentType: 'nid',
      passport: picture,
      nidFront: picture,
      nidBack: picture,
      passportUpload: '',
      nidFrontUpload: 'an-upload',
      nidBackUpload: 'another-upload',
      departureDate: '2027-01-02',
      returnDate: '2027-01-09',
      passengers: '{"adults":2}',
      isInstantBooking: 'true',
    },
    {
      name: 'Rahima',
      email: 'r@example.com',
      whatsapp: '0171',
      imo: '0172',
      ...phone,
      address: 'Lake Road',
      requirements: 'A window seat',
      passportUpload: undefined,
      passengers: { adults: 2, children: 0, infants: 0 },
      isInstantBooking: true,
    },
  ],
  'bookings.update': [
    {
      status: 'cancelled',
      requirements: ' A window seat ',
      email: 'R@example.com',
      phone: '01712345678',
    },
    { requirements: 'A window seat', email: 'r@example.com', ...phone },
  ],
  'bookings.track': [
    { reference: ' ptk-৭k৪m-2q ', phone: '০১৭১২৩৪৫৬৭৮' },
    { reference: 'ptk-7k4m-2q', ...phone },
  ],
  'bookings.trackByLink': [{ link: 'b1.m2x.signature' }],
  'bookings.answerByLink': [
    { link: 'b1.m2x.signature', words: ' It is the blue one. ', paperUpload: 'an-upload' },
    { link: 'b1.m2x.signature', words: 'It is the blue one.', paperUpload: 'an-upload' },
  ],
  'bookings.answer': [
    { words: ' Here it is. ', paper: picture, paperUpload: '' },
    { words: 'Here it is.', paper: picture, paperUpload: undefined },
  ],
  'bookings.availability': [{ service: 's1', start: '2030-01-01', end: '2030-01-31' }],
  'bookings.calculatePrice': [
    { serviceId: 's1', passengers: {} },
    { passengers: { adults: 1, children: 0, infants: 0 } },
  ],
  'users.updateProfile': [
    {
      name: ' Rahima ',
      email: 'r@example.com',
      phone: '01712345678',
      nid: ' ১২৩4 ',
      passportNumber: ' A১ ',
      address: ' Lake Road ',
    },
    { name: 'Rahima', ...phone, nid: '1234', passportNumber: 'A1', address: 'Lake Road' },
  ],
  'users.deleteAccount': [{ password: ' river-boat ' }],
  'users.exportData': [{ password: ' river-boat ' }],
  'users.updatePreferences': [{ language: 'bn', chatEmails: false }],
  'uploads.image': [{ image: picture }],
  'uploads.profilePicture': [{ image: picture }],
  'chats.start': [
    {
      name: ' Rahima ',
      phone: '01712345678',
      message: ' Hello ',
      page: '/services',
      serviceId: 's1',
      clientId: 'k1',
    },
    { name: 'Rahima', ...phone, message: 'Hello' },
  ],
  'chats.get': [{ after: '7' }, { after: 7 }],
  'chats.sendCustomerMessage': [{ content: ' Hello ', clientId: 'k1' }, { content: 'Hello' }],
  'chats.sendCustomerPicture': [{ picture, clientId: 'k1' }],
  'chats.rate': [{ score: 'okay', comment: ' Slow ' }, { comment: 'Slow' }],
  'chatHours.update': [
    {
      hours: [{ day: 5, opens: '09:00', closes: '24:00' }],
      awayText: ' We are away ',
      awayTextBn: ' আমরা নেই ',
      returnAfter: 10,
      version: 3,
    },
    { awayText: 'We are away', awayTextBn: 'আমরা নেই' },
  ],
  'cannedReplies.update': [
    {
      version: 3,
      replies: [
        { shortcut: 'hi-2', text: ' Hello ', textBn: ' স্বাগতম ' },
        { shortcut: 'bye', text: 'Bye', actions: { tags: [' Visa '], close: true } },
      ],
    },
    {
      replies: [
        { shortcut: 'hi-2', text: 'Hello', textBn: 'স্বাগতম' },
        { shortcut: 'bye', text: 'Bye', actions: { tags: ['Visa'], close: true } },
      ],
    },
  ],
  'chatIdentity.prove': [
    { reference: ' PTK-৭K4M-2Q ', phone: '+8801712345678' },
    { reference: 'PTK-7K4M-2Q' },
  ],
  'continuations.ofChat': [{ chatId: 'c1' }],
  'continuations.ofBooking': [{ link: 'b1.k.signed' }],
  'continuations.open': [{ token: 'a-token' }],
  'push.subscribe': [
    { subscription: { ...browser, expirationTime: null }, chatId: 'c1', link: 'b1.k.signed' },
    { subscription: browser, chatId: 'c1', link: 'b1.k.signed' },
  ],
  'push.renew': [{ endpoint: 'https://push.example.com/a', subscription: browser }],
  'push.unsubscribe': [{ endpoint: 'https://push.example.com/a' }],
  'formVisits.count': [
    { form: 'booking', serviceType: 'visa', steps: ['begun', 'contact'], refusals: ['phone'] },
  ],
  'newsletter.subscribe': [{ email: ' R@example.com' }, { email: 'r@example.com' }],
  'newsletter.confirm': [{ token: 'a-token' }],
  'staffChats.list': [
    { status: 'waiting', mine: 'true', search: ' Rahima ', sort: '-createdAt' },
    { page: 1, limit: 20, mine: true, search: 'Rahima' },
  ],
  'staffChats.get': [{ after: '7' }, { after: 7 }],
  'staffChats.sendMessage': [
    {
      content: ' Hello ',
      clientId: 'k1',
      actions: { tags: [' Visa '], assignToMe: true },
      seen: 4,
    },
    { content: 'Hello', actions: { tags: ['Visa'], assignToMe: true } },
  ],
  'staffChats.tag': [{ tag: ' Visa ', isSet: true }, { tag: 'Visa' }],
  'staffChats.sendPicture': [{ picture, clientId: 'k1' }],
  'staffChats.handOver': [{ staffId: 'u1' }],
  'staffChats.snooze': [{ until: '2026-11-22T03:00:00.000Z' }],
  'staffChats.markUnread': [{ isUnread: true }],
  'staffChats.addNote': [{ content: ' Careful ', clientId: 'k1' }, { content: 'Careful' }],
  'staffBookings.list': [
    {
      search: ' Rahima ',
      status: 'pending',
      serviceType: 'visa',
      from: '2030-01-01',
      to: '2030-01-31',
      guest: 'true',
      assignee: 'me',
      waitingFor: 'us',
      tag: ' Visa ',
      due: 'today',
    },
    { page: 1, limit: 20, sort: '-createdAt', search: 'Rahima', guest: true, tag: 'Visa' },
  ],
  'staffBookings.update': [
    { status: 'confirmed', note: ' As told ', version: 3 },
    { note: 'As told' },
  ],
  'staffBookings.askForDocument': [
    { note: ' Your NID ', document: 'nidFront', version: 3 },
    { note: 'Your NID', document: 'nidFront' },
  ],
  'staffBookings.statePurpose': [
    { purpose: 'apply', words: ' Visa form ' },
    { purpose: 'apply', words: 'Visa form' },
  ],
  'staffBookings.addNote': [{ content: ' Call them ' }, { content: 'Call them' }],
  'staffCases.get': [
    { kind: 'chat', count: '100' },
    { kind: 'chat', count: 100 },
  ],
  'staffBookings.export': [{ search: ' Rahima ', guest: false }, { search: 'Rahima' }],
  'staffServices.list': [
    {
      search: ' Dubai ',
      categoryId: 'c1',
      state: 'draft',
      translation: 'behind',
      translationLang: 'bn',
    },
    { page: 1, limit: 25, search: 'Dubai', sort: 'place' },
  ],
  'staffServices.create': [
    {
      name: ' Visa ',
      jobTitle: '',
      description: '<p>All of it</p>',
      images: [{ secure_url: '/one', alt: ' A beach ' }],
      featured: true,
      isActive: false,
      publishAt: '2027-12-03T09:00:00+06:00',
      unpublishAt: null,
      categoryId: 'c1',
      subcategoryId: null,
      serviceType: ' visa ',
      kind: ' Tour ',
      facts: [{ label: ' Length ', value: ' 3 days ' }],
      country: ' UAE ',
      providerName: null,
      visaType: 'Tourist',
      cardVisaType: ' e-Visa ',
      salary: { min: 0, max: 60_000, currency: 'AED' },
      benefits: [' A room '],
      requirements: [' A passport '],
      experience: { min: 1, max: 1_000_000, unit: 'years' },
      education: 'SSC',
      contractDuration: 24,
      contractUnit: 'months',
      language: [' English '],
      fees: [{ label: ' Fee ', amount: 1_250, currency: 'BDT', per: 'adult' }],
    },
    {
      name: 'Visa',
      jobTitle: null,
      images: [{ secure_url: '/one', alt: 'A beach' }],
      serviceType: 'visa',
      kind: 'Tour',
      facts: [{ label: 'Length', value: '3 days' }],
      country: 'UAE',
      cardVisaType: 'e-Visa',
      benefits: ['A room'],
      requirements: ['A passport'],
      language: ['English'],
      fees: [{ label: 'Fee', amount: 1_250, currency: 'BDT', per: 'adult' }],
    },
  ],
  'staffServices.update': [{ name: ' Visa ', version: 3 }, { name: 'Visa' }],
  'staffServices.export': [{ search: ' Dubai ', state: 'draft' }, { search: 'Dubai' }],
  'staffServices.updateTranslation': [
    {
      name: ' ভিসা ',
      jobTitle: '',
      description: '<p>সব</p>',
      country: ' ',
      providerName: null,
      visaType: ' ভ্রমণ ',
      education: 'এসএসসি',
      benefits: [' থাকা ', ''],
      requirements: [' পাসপোর্ট '],
      languages: [' ইংরেজি '],
      fees: [{ label: ' ফি ', due: ' আগে ' }],
      refunds: [{ step: ' শুরু ', refund: ' সব ' }],
      kind: ' ট্যুর ',
      facts: [{ label: ' সময় ', value: ' ৩ দিন ' }],
      pictures: [' সাগরপাড় ', ''],
      isPublished: true,
      ofVersion: 0,
      version: 0,
    },
    {
      name: 'ভিসা',
      jobTitle: null,
      country: null,
      visaType: 'ভ্রমণ',
      benefits: ['থাকা', ''],
      requirements: ['পাসপোর্ট'],
      languages: ['ইংরেজি'],
      fees: [{ label: 'ফি', due: 'আগে' }],
      refunds: [{ step: 'শুরু', refund: 'সব' }],
      kind: 'ট্যুর',
      facts: [{ label: 'সময়', value: '৩ দিন' }],
      pictures: ['সাগরপাড়', ''],
    },
  ],
  'search.suggest': [{ search: ' ভিসা ' }, { search: 'ভিসা' }],
  'staffSearch.createSynonyms': [
    { words: [' KSA ', 'সৌদি'], wider: ['Gulf'] },
    { words: ['KSA', 'সৌদি'], wider: ['Gulf'] },
  ],
  'staffSearch.updateSynonyms': [{ wider: [], version: 3 }],
  'staffSearch.listSynonyms': [
    { page: '2', limit: '6', search: ' ksa ' },
    { page: 2, limit: 6, search: 'ksa' },
  ],
  'staffSearch.listMissed': [
    { page: '2', limit: '6' },
    { page: 2, limit: 6 },
  ],
  'staffCostCaps.create': [
    {
      country: ' Jordan ',
      amount: 102_780,
      appliesTo: ' women ',
      note: ' ',
      sourceName: ' The ministry ',
      sourceAddress: 'https://example.gov.bd/notice',
      checkedOn: '2026-11-20',
    },
    {
      country: 'Jordan',
      amount: 102_780,
      appliesTo: 'women',
      note: null,
      sourceName: 'The ministry',
      sourceAddress: 'https://example.gov.bd/notice',
      checkedOn: '2026-11-20',
    },
  ],
  'staffCostCaps.update': [
    { amount: 90_000, checkedOn: '', sourceAddress: '', note: null, version: 3 },
    { amount: 90_000, checkedOn: null, sourceAddress: null, note: null, version: 3 },
  ],
  'staffCostCaps.allow': [
    { amount: 180_000, reason: ' The employer pays the rest back. ' },
    { amount: 180_000, reason: 'The employer pays the rest back.' },
  ],
  'staffPictures.list': [
    { page: '2', limit: '6', search: ' ferry ', use: 'unused' },
    { page: 2, limit: 6, search: 'ferry', use: 'unused' },
  ],
  'staffPictures.create': [
    { image: new Blob(['picture']), alt: ' A ferry ' },
    { image: new Blob(['picture']), alt: 'A ferry' },
  ],
  'staffPictures.update': [
    {
      alt: ' A ferry ',
      crop: { left: 0, top: 40, width: 640, height: 480 },
      focus: { x: 320, y: 200 },
      version: 3,
    },
    {
      alt: 'A ferry',
      crop: { left: 0, top: 40, width: 640, height: 480 },
      focus: { x: 320, y: 200 },
      version: 3,
    },
  ],
  'staffCategories.create': [
    {
      name: ' Visas ',
      slug: 'visas',
      description: ' ',
      icon: ' globe ',
      color: 'green',
      parentId: null,
      isActive: true,
      showInNavigation: false,
      position: 7,
    },
    { name: 'Visas', description: null, icon: 'globe' },
  ],
  'staffCategories.update': [{ position: 7, version: 3 }],
  'staffCategories.updateTranslation': [
    { name: ' ভিসা ', description: '', isPublished: false, ofVersion: 2, version: 3 },
    { name: 'ভিসা', description: null },
  ],
  'staffInsights.create': [
    {
      title: ' News ',
      excerpt: ' Short ',
      body: '<p>Long</p>',
      category: 'Visa',
      coverImage: { secure_url: '/one' },
      publishedAt: '2027-01-01T00:00:00Z',
    },
    { title: 'News', excerpt: 'Short' },
  ],
  'staffInsights.update': [{ publishedAt: null, relatedCategoryId: null, version: 3 }],
  'staffInsights.updateTranslation': [
    {
      title: ' খবর ',
      excerpt: ' ',
      body: '<p>সব</p>',
      category: ' ভিসা ',
      picture: ' সাগর ',
      version: 0,
    },
    { title: 'খবর', excerpt: null, category: 'ভিসা', picture: 'সাগর' },
  ],
  'staffInsights.list': [{ page: '3' }, { page: 3, limit: 25 }],
  'staffSettings.updateBranding': [
    {
      frontendLogo: { secure_url: '/one' },
      name: ' Pothik ',
      tagline: ' Travel ',
      statistics: [{ value: ' 10 ', label: ' years ' }],
      partners: [' Airline '],
      nameBn: ' পথিক ',
      taglineBn: ' ভ্রমণ ',
      statisticsBn: [{ value: ' ১০ ', label: ' বছর ' }],
      partnersBn: [' বিমান '],
      version: 3,
    },
    {
      name: 'Pothik',
      tagline: 'Travel',
      statistics: [{ value: '10', label: 'years' }],
      partners: ['Airline'],
      nameBn: 'পথিক',
      taglineBn: 'ভ্রমণ',
      statisticsBn: [{ value: '১০', label: 'বছর' }],
      partnersBn: ['বিমান'],
    },
  ],
  'staffSettings.updateExchangeRates': [
    { rates: [{ currency: 'SAR', taka: 32.5, on: '2026-11-20' }], version: 0 },
  ],
  'staffSettings.updateContact': [{ phone: ' 01712 ', email: '', version: 0 }, { phone: '01712' }],
  'staffCustomers.list': [
    { search: ' Rahima ' },
    { page: 1, limit: 20, sort: '-createdAt', search: 'Rahima' },
  ],
  'staffAccounts.invite': [
    { name: ' Nasrin ', email: 'N@example.com', role: 'agent' },
    { name: 'Nasrin', email: 'n@example.com' },
  ],
  'staffAccounts.update': [{ role: 'editor', isActive: false, version: 3 }],
  'staffBookingChanges.apply': [
    { bookings: [{ _id: 'b1', version: 1 }], status: 'confirmed', note: ' Done. ' },
    { note: 'Done.' },
  ],
  'staffHandling.update': [
    {
      assigneeId: 'u1',
      dueOn: '2026-12-01',
      remindAt: null,
      waitingFor: 'embassy',
      tags: [' Visa '],
      version: 3,
    },
    { tags: ['Visa'], remindAt: null },
  ],
  'staffHandling.assign': [{ bookings: [{ _id: 'b1', version: 1 }], assigneeId: null }],
  'staffServiceChanges.apply': [
    { services: [{ _id: 's1', version: 1 }], set: { featured: true } },
    { set: { featured: true } },
  ],
  'staffServiceImports.plan': [{ file: picture }],
  'staffServiceImports.apply': [{ file: picture, plan: ' a-plan ' }, { plan: 'a-plan' }],
  'staffServiceVersions.restore': [{ version: 3 }],
  'staffPresence.tell': [{ kind: 'booking', _id: 'b1', isEditing: true }],
  'staffPresence.leave': [{ kind: 'booking', _id: 'b1' }],
  'staffViews.list': [{ list: 'bookings' }],
  'staffViews.create': [
    { list: 'bookings', name: ' Mine ', query: 'status=pending', isShared: false },
    { name: 'Mine' },
  ],
  'staffViews.update': [{ name: ' Ours ', isShared: true }, { name: 'Ours' }],
  'staffViews.setDefault': [{ list: 'bookings', viewId: 'v1' }],
  'staffRecords.find': [{ search: ' rahima ' }, { search: 'rahima' }],
  'staffRecords.lookUp': [{ records: [{ kind: 'booking', _id: 'b1' }] }],
  'staffOverview.updateDailyMail': [{ isWanted: true, language: 'bn' }],
  'staffOverview.getPeriod': [{ from: '2030-01-01', to: '2030-01-31' }],
  'staffLog.list': [
    { staffId: 'u1', kind: 'booking', from: '2030-01-01', to: '2030-01-31' },
    { page: 1, limit: 50 },
  ],
  'staffFactors.begin': [{ password: 'river-boat' }],
  'staffFactors.confirm': [{ code: ' 123456 ' }, { code: '123456' }],
  'staffFactors.renewRecoveryCodes': [{ password: 'river-boat', code: '123456' }],
  'staffFactors.remove': [{ password: 'river-boat', code: '123456' }],
  'staffFactors.updateRoles': [{ roles: ['agent', 'owner'] }],
  'staffKeys.issue': [
    {
      name: ' Export job ',
      role: 'agent',
      readsOnly: true,
      endsOn: '2027-01-31',
      password: 'river-boat',
      code: ' 123456 ',
    },
    { name: 'Export job', code: '123456' },
  ],
  'staffKeys.revoke': [{ password: 'river-boat' }],
  'passkeys.signIn': [{ passkey: assertion }],
  'staffPasskeys.begin': [{ password: 'river-boat', passkey: assertion }],
  'staffPasskeys.add': [
    {
      name: ' Chrome on Windows ',
      passkey: {
        id: 'AQID',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
      },
    },
    { name: 'Chrome on Windows' },
  ],
  'staffPasskeys.remove': [{ password: 'river-boat', code: '123456' }],
  'invitations.read': [{ token: 'a-token' }],
  'invitations.accept': [
    { token: 'a-token', password: 'river-boat', name: ' Nasrin ' },
    { name: 'Nasrin' },
  ],
};

describe('what is sent', () => {
  it('has an example here of each call that takes something', () => {
    const taking = Object.entries(all).filter(([, { query, body }]) => query ?? body);
    expect(Object.keys(requests).toSorted()).toEqual(taking.map(([call]) => call).toSorted());
  });

  it.each(Object.entries(requests))(
    'is understood, tidied and without what nobody asked for: %s',
    (call, [sent, changed]) => {
      const understood = inputOf(call).parse({ ...sent, isOwner: 'what nobody asked for' });
      expect(understood).toEqual({ ...sent, ...changed });
    },
  );

  it('may leave empty the fields of a booking form that nobody has to fill in', () => {
    const [sent] = requests['bookings.create'] ?? [{}];
    const needed = ['serviceId', 'name', 'phone', 'address'];
    const files = ['passport', 'nidFront', 'nidBack', 'isInstantBooking'];
    const empty = Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) =>
        files.includes(name) ? [] : [[name, needed.includes(name) ? value : '']],
      ),
    );
    const understood = inputOf('bookings.create').parse(empty);
    expect(Object.values(understood).filter((value) => value !== undefined)).toHaveLength(4);
    expect(Object.keys(understood)).toEqual(expect.arrayContaining(needed));
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
  ])('is an instant booking where it says so, in a form too: %j', (isInstantBooking, expected) => {
    const [sent] = requests['bookings.create'] ?? [{}];
    const understood = inputOf('bookings.create').parse({ ...sent, isInstantBooking });
    expect(understood.isInstantBooking).toBe(expected);
  });

  it('leaves alone what a change does not speak of', () => {
    for (const call of ['staffServices.update', 'staffCategories.update']) {
      expect(inputOf(call).parse({})).toEqual({});
    }
  });
});

/** The paths to the texts in a request. */
const textsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'string'
    ? [path]
    : value instanceof Blob || value === null || typeof value !== 'object'
      ? []
      : Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const parts = copy as Record<string, unknown>;
  parts[name] = withText(parts[name], rest, text);
  return copy;
}

const textAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (Object(part) as Record<string, unknown>)[name], value);

const texts = Object.entries(requests).flatMap(([call, [sent]]) =>
  textsIn(sent).map((path) => [call, path] as const),
);

/** Filters that find nothing, markup, texts that programs make and read, and secrets. */
const notWritten =
  /(?:^|\.)(?:category|service|serviceType|assignee|page|email|description|body|.*[pP]assword|token|idToken|link|.*[iI]d|endpoint|query|.*Upload|.*secure_url|.*p256dh|.*auth|.*transports\.\d+)$/;

describe('a text that is sent', () => {
  /** The text as it is understood in its place; undefined if it is refused. */
  const understood = ([call, path]: (typeof texts)[number], text: string) => {
    const { data, success } = inputOf(call).safeParse(withText(requests[call]?.[0], path, text));
    return success ? textAt(data, path) : undefined;
  };

  it('is in one encoding of its letters', () => {
    const kept = texts.filter((one) => String(understood(one, '\u09df')).includes('\u09df'));
    expect(kept).toEqual([]);
  });

  it('has a visible character, or is none', () => {
    const kept = texts.filter(
      (one) =>
        !notWritten.test(one[1].join('.')) &&
        String(understood(one, ' \u200b\u2060\u3164')).includes('\u200b'),
    );
    expect(kept).toEqual([]);
  });
});

const many = (count: number, one: unknown) => Array.from({ length: count }, () => one);
const replies = (...shortcuts: string[]) => ({
  replies: shortcuts.map((shortcut) => ({ shortcut, text: 'Hello' })),
});
const opening = (more: object) => ({
  hours: [{ day: 0, opens: '09:00', closes: '18:00', ...more }],
});
const fee = (more: object) => ({
  fees: [{ label: 'Fee', amount: 1, currency: 'BDT', per: 'adult', ...more }],
});

const createService = 'staffServices.create';
const translateService = 'staffServices.updateTranslation';
const createCategory = 'staffCategories.create';
const chatHours = 'chatHours.update';
const canned = 'cannedReplies.update';
const branding = 'staffSettings.updateBranding';
const booking = 'bookings.create';

/** What is wrong with one field of a call, and what is said of it where that is ours to say. */
const refused: [call: string, changes: Record<string, unknown>, message?: string][] = [
  [booking, { name: ' ' }, 'Please fill in all required fields'],
  [booking, { address: ' ' }, 'Please fill in all required fields'],
  [booking, { passengers: '{"adults":' }],
  [booking, { passengers: '{"adults":-1}' }],
  [booking, { passengers: { adults: 101 } }],
  [booking, { passengers: 'two' }],
  [booking, { preferredContact: 'fax' }],
  [booking, { documentType: 'visa' }],
  [booking, { isInstantBooking: 'yes' }],
  [booking, { isInstantBooking: '' }],
  [booking, { passport: 'a name' }, 'Please choose a file'],
  ['uploads.image', { image: undefined }, 'Please choose a file'],
  ['bookings.update', { status: 'completed' }],
  ['bookings.track', { reference: ' ' }],
  ['bookings.trackByLink', { link: '' }],
  ['bookings.answer', { paper: 'a name' }, 'Please choose a file'],
  ['auth.register', { password: 'short' }, 'Password must be at least 6 characters long'],
  ['auth.register', { password: 'x'.repeat(201) }],
  ['auth.login', { email: ' ' }],
  ['auth.login', { password: '' }],
  ['auth.google', { idToken: '' }],
  ['auth.changePassword', { currentPassword: '' }],
  ['auth.resetPassword', { token: '' }],
  ['auth.verifyEmail', { token: '' }],
  ['auth.notMyAccount', { token: '' }],
  ['chatIdentity.prove', { link: '' }],
  ['chatIdentity.prove', { phone: undefined }],
  ['continuations.ofBooking', { link: '' }],
  ['continuations.open', { token: '' }],
  ['push.subscribe', { subscription: { ...browser, endpoint: '' } }],
  ['push.subscribe', { subscription: { ...browser, keys: { p256dh: 'short', auth: 'short' } } }],
  ['push.unsubscribe', { endpoint: '' }],
  ['formVisits.count', { steps: ['typed'] }],
  ['formVisits.count', { refusals: ['01712345678'] }],
  ['newsletter.confirm', { token: '' }],
  ['invitations.read', { token: '' }],
  ['staffFactors.begin', { password: '' }],
  ['staffFactors.confirm', { code: ' ' }],
  ['staffPasskeys.add', { name: ' ' }],
  ['passkeys.signIn', { passkey: { ...assertion, id: 'no/base64url' } }],
  ['staffFactors.updateRoles', { roles: ['customer'] }],
  ['staffKeys.issue', { name: ' ' }],
  ['staffKeys.issue', { role: 'owner' }],
  ['staffKeys.issue', { endsOn: '2030-02-30' }],
  ['staffKeys.issue', { endsOn: '2030-13-01' }],
  ['staffKeys.revoke', { password: '' }],
  ['chats.get', { after: '-1' }],
  ['chats.get', { after: '1.5' }],
  ['staffChats.list', { status: 'open' }],
  ['staffChats.snooze', { until: 'tomorrow' }],
  ['staffChats.tag', { tag: ' ' }],
  ['staffChats.tag', { tag: 'x'.repeat(31) }],
  ['staffChats.sendMessage', { actions: { tags: ['a', 'b', 'c', 'd', 'e', 'f'] } }],
  ['staffBookings.update', { status: 'gone' }],
  ['staffBookings.list', { sort: 'phone' }],
  [
    'staffHandling.update',
    { dueOn: '2126-12-01' },
    'Please choose a day within the next three years',
  ],
  [
    'staffHandling.update',
    { remindAt: '2126-12-01T09:00:00Z' },
    'Please choose a day within the next three years',
  ],
  ['staffServices.list', { state: 'gone' }],
  ['staffServices.list', { translation: 'gone' }],
  ['staffServices.list', { translationLang: 'en' }],
  ['staffServices.list', { sort: 'position' }],
  ['staffCustomers.list', { sort: 'password' }],
  ['staffAccounts.invite', { role: 'customer' }],
  ['services.get', { lang: 'de' }],
  ['services.list', { search: 'x'.repeat(201) }],

  [chatHours, opening({ opens: '9:00' }), 'Use a time such as 09:30; the end of the day is 24:00'],
  [
    chatHours,
    opening({ opens: '109:00' }),
    'Use a time such as 09:30; the end of the day is 24:00',
  ],
  [
    chatHours,
    opening({ opens: '09:000' }),
    'Use a time such as 09:30; the end of the day is 24:00',
  ],
  [chatHours, opening({ opens: '09:60' }), 'Use a time such as 09:30; the end of the day is 24:00'],
  [chatHours, opening({ opens: '24:01' }), 'Use a time such as 09:30; the end of the day is 24:00'],
  [chatHours, opening({ opens: '30:00' }), 'Use a time such as 09:30; the end of the day is 24:00'],
  [
    chatHours,
    opening({ closes: '124:00' }),
    'Use a time such as 09:30; the end of the day is 24:00',
  ],
  [
    chatHours,
    opening({ closes: '24:000' }),
    'Use a time such as 09:30; the end of the day is 24:00',
  ],
  [
    chatHours,
    opening({ closes: '09:00' }),
    'It must be later than the beginning. What goes past midnight is two lines',
  ],
  [chatHours, opening({ day: 7 })],
  [chatHours, opening({ day: -1 })],
  [chatHours, { hours: many(29, { day: 0, opens: '09:00', closes: '18:00' }) }],
  [chatHours, { returnAfter: 0 }],
  [chatHours, { returnAfter: 1_441 }],
  [chatHours, { version: -1 }],

  [canned, replies('Hi'), 'Use small letters, digits and hyphens'],
  [canned, replies('-hi'), 'Use small letters, digits and hyphens'],
  [canned, replies('hi!'), 'Use small letters, digits and hyphens'],
  [canned, replies('h_i'), 'Use small letters, digits and hyphens'],
  [canned, replies('x'.repeat(31)), 'Use small letters, digits and hyphens'],
  [canned, replies('hi', 'bye', 'hi'), 'This shortcut is used twice'],
  [canned, replies(...Array.from({ length: 201 }, (_, index) => `reply-${String(index)}`))],
  [canned, { version: -1 }],

  [createService, fee({ currency: 'bdt' }), 'Use three capital letters, such as BDT'],
  [createService, fee({ currency: 'BDTX' }), 'Use three capital letters, such as BDT'],
  [createService, fee({ currency: 'xBDT' }), 'Use three capital letters, such as BDT'],
  [createService, fee({ amount: -1 })],
  [createService, fee({ amount: 1e10 + 1 })],
  [createService, fee({ label: ' ' })],
  [createService, { fees: many(21, fee({}).fees[0]) }],
  [createService, { salary: { min: -1, currency: 'BDT' } }],
  [createService, { salary: { min: 1e12 + 1, currency: 'BDT' } }],
  [createService, { salary: { min: 1, max: -1, currency: 'BDT' } }],
  [createService, { salary: { min: 1, max: 1e12 + 1, currency: 'BDT' } }],
  [createService, { experience: { min: -1 } }],
  [createService, { experience: { max: 1_000_001 } }],
  [createService, { contractDuration: 0 }],
  [createService, { benefits: many(51, 'A room') }],
  [createService, { requirements: many(51, 'A passport') }],
  [createService, { language: many(21, 'English') }],
  [createService, { images: many(21, { secure_url: '/one' }) }],
  [createService, { kind: 'k'.repeat(41) }],
  [createService, { facts: many(5, { label: 'Length', value: '3 days' }) }],
  [createService, { facts: [{ label: 'Length', value: ' ' }] }],
  [createService, { facts: [{ label: 'l'.repeat(41), value: '3 days' }] }],
  [createService, { facts: [{ label: 'Length', value: 'v'.repeat(101) }] }],
  [
    createCategory,
    { slug: 'details' },
    'Use small letters and figures with hyphens between; not "details"',
  ],
  [createCategory, { position: -1 }],
  [createCategory, { position: 100_001 }],
  [branding, { statistics: many(7, { value: '10', label: 'years' }) }],
  [branding, { partners: many(31, 'Airline') }],
  [branding, { version: -1 }],
  ['staffSettings.updateContact', { email: 'rahima' }],
  [translateService, { benefits: many(51, 'থাকা') }],
  [translateService, { requirements: many(51, 'পাসপোর্ট') }],
  [translateService, { languages: many(21, 'ইংরেজি') }],
  [translateService, { fees: many(21, { label: 'ফি' }) }],
  [translateService, { refunds: many(11, { step: 'শুরু', refund: 'সব' }) }],
  [translateService, { facts: many(5, { label: 'সময়', value: '৩ দিন' }) }],
  [translateService, { ofVersion: -1 }],
  [translateService, { version: -1 }],
];

const named = refused.map(
  ([call, changes, message]) =>
    [call, JSON.stringify(changes).slice(0, 80), changes, message] as const,
);

it.each(named)('%s refuses %s', (call, _what, changes, message) => {
  const [sent] = requests[call] ?? [{}];
  const { error } = inputOf(call).safeParse({ ...sent, ...changes }, { error: inputMessage });
  const issues = error?.issues ?? [];
  expect(new Set(issues.map(({ path }) => path[0]))).toEqual(new Set(Object.keys(changes)));
  if (message !== undefined) expect(issues[0]?.message).toBe(message);
});

it.each([
  ['staffChats.list', 'status', ['waiting', 'assigned', 'closed']],
  ['staffServices.list', 'state', ['active', 'draft', 'featured']],
  ['staffServices.list', 'sort', ['place', '-updatedAt', 'updatedAt']],
  ['staffServices.list', 'translation', ['missing', 'draft', 'behind', 'published']],
])('%s filters by each %s that there is', (call, name, values) => {
  for (const value of values) expect(inputOf(call).parse({ [name]: value })[name]).toBe(value);
});

it('takes a shortcut as short as a letter and as long as thirty', () => {
  const [sent] = requests[canned] ?? [{}];
  for (const shortcut of ['a', '7', 'visa-fees', 'x'.repeat(30)]) {
    expect(inputOf(canned).safeParse({ ...sent, ...replies(shortcut) }).success).toBe(true);
  }
});

const hours = { awayText: '', returnAfter: 10 };

it.each(['00:00', '09:30', '19:05', '23:59'])('takes %s as a time of the day', (opens) => {
  const sent = { ...hours, ...opening({ opens, closes: '24:00' }) };
  expect(inputOf(chatHours).safeParse(sent).success).toBe(true);
});

it('has no words in Bangla where none were sent', () => {
  expect(inputOf(chatHours).parse({ ...hours, ...opening({}) })).toMatchObject({ awayTextBn: '' });
});
