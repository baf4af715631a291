/** Where the journeys' own server listens. */
export const storefrontOrigin = 'http://127.0.0.1:3217';
