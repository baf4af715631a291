export const secretPurpose = (userId: string): string => `second factor of ${userId}`;
