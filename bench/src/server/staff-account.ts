/** The member of the staff that a measured server begins with. */
export const staff = { STAFF_EMAIL: 'staff@pothik.example', STAFF_PASSWORD: 'pothik-staff' };

/** The token of this member of the staff, signed in. */
export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: staff.STAFF_EMAIL, password: staff.STAFF_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}
