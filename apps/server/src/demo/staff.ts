/** The account of `start` where no other is named: everybody can read it, in the repository. */
export const demonstrationStaff = {
  name: 'Rahima Khatun',
  email: 'staff@pothik.example',
  password: 'pothik-staff',
};
