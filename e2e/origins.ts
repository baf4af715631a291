/** Where the journeys' own server listens. */
export const storefrontOrigin = 'http://127.0.0.1:3217';

/** Another team's server, and the storefront that runs beside it. */
export const foreignApiOrigin = 'http://127.0.0.1:3219';
export const storefrontBesideIt = 'http://127.0.0.1:3218';

/** The identity provider's emulator, and the storefront that signs in with it. */
export const identityEmulator = 'http://127.0.0.1:3221';
export const storefrontWithGoogle = 'http://127.0.0.1:3220';
