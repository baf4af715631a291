/** By what a list of services is ordered; with a hyphen, the largest first. `place`: as visitors see them. */
export const serviceSorts = ['place', '-updatedAt', 'updatedAt'] as const;
/** An order in which staff can have the services. */
export type ServiceSort = (typeof serviceSorts)[number];
