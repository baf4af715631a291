/** Seals texts with the key of the installation. */
export interface SecretSealer {
  /** @param purpose what it is for, and whose: opened for another, it is none. */
  seal(purpose: string, text: string): string;
  /** @throws Error where it was sealed with another key or for another purpose. */
  open(purpose: string, sealed: string): string;
}
