export const messages = {
  privacy: {
    title: 'Privacy',
    text: 'We keep what a booking needs and nothing else. Identity documents are encrypted, every opening of one is logged, and they are deleted when they are no longer needed.',
    sections: [
      {
        title: 'What we ask for',
        paragraphs: [
          'For a booking: your name, your phone number, your address and a photo of your passport or of both sides of your NID. An e-mail address, WhatsApp and imo are up to you.',
          'For an account: a name, an e-mail address or a phone number, and a password, which we keep in a form that nobody can read, not even we.',
        ],
      },
      {
        title: 'What happens to your documents',
        paragraphs: [
          'A photo of a passport or an NID is encrypted before it is stored. Only staff who work on your booking can open it, each time with a reason, and each time is written down. In My Bookings you see who opened it and when.',
          'It is deleted 30 days after your booking has ended, or after 180 days in which nothing happened, and together with your account if you delete that.',
        ],
      },
      {
        title: 'Who sees your data',
        paragraphs: [
          'The staff who help you, and the embassy, airline, employer or hotel that you asked us to book with: they get what they need for it. We sell nothing to anybody, and we show no advertising.',
        ],
      },
      {
        title: 'What you can do',
        paragraphs: [
          'In your profile you download everything that we hold about you, correct it, take back what you agreed to, and delete your account. Without an account, ask us in the chat and tell us your booking reference.',
          'On a phone that others use too, tell the tracking page to forget your booking when you are done.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    text: 'A booking is a request until we confirm it. What a service costs is written on its page; embassies and airlines decide for themselves.',
    sections: [
      {
        title: 'Booking',
        paragraphs: [
          'When you send the form you ask us to do something for you. Nothing is owed yet. We check your papers, ask for what is missing, and confirm; from then on the price on the page of the service counts for you, even if it changes for others.',
        ],
      },
      {
        title: 'Paying',
        paragraphs: [
          'The page of a service lists its fees one by one. Fees of an authority are passed on as they are. Pay at our office or to our bank account only, and always ask for a numbered receipt. Nobody of us collects cash at your home, at a station or by a private mobile account.',
        ],
      },
      {
        title: 'Changing your mind',
        paragraphs: [
          'You can cancel a booking in My Bookings or in the chat until it is completed. What has not been paid on to an authority, an airline or a hotel is given back. What has been paid on follows their rules, which we tell you before you pay.',
        ],
      },
      {
        title: 'What others decide',
        paragraphs: [
          'An embassy may refuse a visa and an employer may choose somebody else, without a reason. We can promise a complete and honest application, not its result. Whoever promises you a visa is not telling the truth.',
        ],
      },
    ],
  },
  support: {
    title: 'Support',
    text: 'Write to us in the chat or by e-mail, or call us. Tell us your booking reference if you have one.',
    sections: [
      {
        title: 'Where your booking stands',
        paragraphs: [
          'Open Track a booking with your reference and your phone number, or My Bookings if you have an account. If we asked you for something, it stands at the top, with the place to send it.',
        ],
      },
      {
        title: 'You have lost your reference',
        paragraphs: [
          'It begins with PTK and stands in our mail. If you gave no address, write to us in the chat with your name and your phone number: we look it up and send you a link.',
        ],
      },
      {
        title: 'You cannot sign in',
        paragraphs: [
          'Choose Forgot password on the sign-in page; the link in our mail works for a while. After many wrong passwords the account rests for some minutes, so that nobody can guess it.',
        ],
      },
      {
        title: 'A photo is not accepted',
        paragraphs: [
          'Take it again by daylight, without a flash, with all four corners in the picture. JPEG, PNG and WebP are taken.',
        ],
      },
      {
        title: 'Somebody asks for money in our name',
        paragraphs: [
          'Do not pay. Take a picture of the message or of the receipt and send it to us in the chat.',
        ],
      },
    ],
  },
  about: {
    title: 'About',
    text: 'We help people from Bangladesh to travel, work, study and get well abroad, and we say honestly what it takes.',
    sections: [
      {
        title: 'How we began',
        paragraphs: [
          'We started as a small desk for tickets and papers. People came with a passport in a plastic bag and a promise from somebody they had met once. We read their contracts to them, and often the best help was to say: do not go with this one.',
        ],
      },
      {
        title: 'How we work',
        paragraphs: [
          'Every service says what it costs, which papers it needs and who stands behind it, before you tell us your name. You can look around, ask and book without an account. The same person stays with your case where we can, and you see each step of it.',
        ],
      },
      {
        title: 'What we do not do',
        paragraphs: [
          'We promise no visas. We take no cash on the street. We keep no passport for longer than a stamp takes. If your application is too weak, we tell you before you pay for it.',
        ],
      },
    ],
  },
  careers: {
    title: 'Careers',
    text: 'We look for people who answer patiently. Send a letter by e-mail; a CV is welcome, not needed.',
    sections: [
      {
        title: 'What the work is',
        paragraphs: [
          'You answer people in the chat and on the phone, in Bangla and some English, check papers, and stay with a case until somebody has arrived. Many of those who write to us do it for the first time, on a small phone, with a lot of money at stake.',
        ],
      },
      {
        title: 'What we look for',
        paragraphs: [
          'Patience, clear sentences and honesty when something does not work. Who has worked abroad, studied there or helped a family through it knows more than a certificate says.',
        ],
      },
      {
        title: 'How to apply',
        paragraphs: [
          'Write to us in your own words: what you have done, what you would tell somebody whose visa was refused, and when you could begin. Everybody gets an answer.',
        ],
      },
    ],
  },
};
