/** The calls that show a person what is theirs; each only reads. A test compares them with the contract. */
export const personalCalls = [
  'GET /auth/me',
  'GET /bookings/my-bookings',
  'POST /bookings/track/link',
] as const;

/** Tells whether a call shows a person's own data. */
export function isPersonalCall({ method, url }: Pick<Request, 'method' | 'url'>, api: string) {
  return personalCalls.some((call) => {
    const [known = '', path = ''] = call.split(' ');
    return method === known && url === `${api}${path}`;
  });
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Under what the answer is saved: another person, or another link, never finds it. */
export async function personalKey(request: Request): Promise<Request> {
  const asker = request.headers.get('authorization') ?? '';
  const body = request.method === 'GET' ? '' : await request.clone().text();
  return new Request(`${request.url}?of=${await digest(`${asker} ${body}`)}`);
}
