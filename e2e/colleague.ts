/** A second member of staff beside the demonstration's, whom the journeys' server knows. */
export const colleague = {
  name: 'Tanvir Hasan',
  email: 'colleague@pothik.example',
  password: 'pothik-colleague',
};
