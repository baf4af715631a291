/** Where the journeys' own server listens. */
export const storefrontOrigin = 'http://127.0.0.1:3217';

/** Another team's server, and the storefront that runs beside it. */
export const foreignApiOrigin = 'http://127.0.0.1:3219';
export const storefrontBesideIt = 'http://127.0.0.1:3218';
