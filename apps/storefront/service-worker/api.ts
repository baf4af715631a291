const { searchParams, origin } = new URL(location.href);

/** Where the API's addresses begin; the page that registers this script knows it. */
export const api = `${searchParams.get('api') ?? origin}/api`;
