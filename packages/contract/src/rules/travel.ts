/** Tells whether the form of such a service asks for travelling dates and passengers. */
export const asksForTravel = (serviceType: string | undefined): serviceType is 'flight' | 'hotel' =>
  serviceType === 'flight' || serviceType === 'hotel';
