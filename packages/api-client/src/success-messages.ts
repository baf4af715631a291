import { authEndpoints, type EndpointDeclaration } from '@pothik/contract';
import { isObject } from './json.ts';

const defaults = new Map<string, string>([
  [authEndpoints.changePassword.path, 'Password changed successfully'],
  [authEndpoints.forgotPassword.path, 'Password reset email sent'],
  [authEndpoints.resetPassword.path, 'Password reset successfully'],
]);

/** Gives a success that says nothing the words of Specification §8, where it has some for it. */
export function withSuccessMessage({ path }: EndpointDeclaration, result: unknown): unknown {
  const message = defaults.get(path);
  return message !== undefined && isObject(result) ? { message, ...result } : result;
}
