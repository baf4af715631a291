/** The account of `start` where no other is named: everybody can read it, in the repository. */
export const demonstrationStaff = {
  name: 'Farzana Haque',
  email: 'staff@pothik.example',
  password: 'pothik-staff',
};
