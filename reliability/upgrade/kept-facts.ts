/** Whom the kept data knows. */
export const keptCustomer = {
  name: 'Rahima Begum',
  email: 'rahima@example.com',
  phone: '01712345678',
  password: 'lake-road-12-dhaka',
};

/** The key under which its documents would lie. */
export const keptDocumentKey = '00112233445566778899aabbccddeeff'.repeat(2);
