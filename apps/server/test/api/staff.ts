/** The account of the demonstration's owner. */
export const staff = { email: 'staff@pothik.example', password: 'pothik-staff' };
