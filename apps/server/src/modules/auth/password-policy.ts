import { readFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuseField } from '../../http/request-error.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { StartError } from '../../platform/start-error.ts';
import { messages } from './messages.ts';

/** The shortest password of staff, in characters; that of customers is the specification's (§5). */
const staffPasswordLength = 12;

/** Shorter words of a name stand in too many good passwords. */
const shortestWord = 4;

/** What attackers try first, by how often people have them; rarer ones are no easier than others. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Whose password it is to be. */
interface PasswordOwner {
  name: string;
  email: string;
  phone?: string | null | undefined;
  role: string;
}

/**
 * Holds a new password against the rules.
 *
 * @param field the input that it came in.
 * @throws {RequestError} `validation_failed` with words that say what is wrong with it.
 */
type AssertAcceptable = (field: string, password: string, owner: PasswordOwner) => void;

/** What a new password must not be. */
export interface PasswordPolicy {
  /** Reads what the rules need. Before a transaction: it would wait for its only connection. */
  read(): Promise<AssertAcceptable>;
}

const lettersOf = (text: string) => text.normalize('NFKC').toLowerCase();

/** The parts of what everybody knows of a person that may not stand in their password. */
function knownParts({ name, email, phone }: PasswordOwner, productName: string): string[] {
  const [mailbox = ''] = email.split('@');
  const words = [...name.split(/\s+/), ...productName.split(/\s+/), mailbox, email];
  // However it is written: with the country's digits or without.
  const number = phone?.replaceAll(/\D/g, '').slice(-10) ?? '';
  return [...words, number].map(lettersOf).filter((part) => part.length >= shortestWord);
}

/**
 * @param breached passwords that are refused beside the common ones.
 */
export function passwordPolicy(
  { productName }: Pick<ProductFacts, 'productName'>,
  breached: ReadonlySet<string> = new Set(),
): PasswordPolicy {
  return {
    async read() {
      const product = await productName();
      return (field, password, owner) => {
        if (owner.role !== 'customer' && password.length < staffPasswordLength) {
          throw refuseField(field, messages.shortStaffPassword(staffPasswordLength));
        }
        const letters = lettersOf(password);
        if (common.has(letters) || breached.has(password) || breached.has(letters)) {
          throw refuseField(field, messages.commonPassword);
        }
        if (knownParts(owner, product).some((part) => letters.includes(part))) {
          throw refuseField(field, messages.personalPassword);
        }
      };
    },
  };
}

/** More would take too much memory; lists of all breaches are far longer than what people still use. */
const longestList = 64 * 1024 * 1024;

/**
 * Reads passwords that must not be used again, a line each.
 *
 * @throws {StartError} where the file can't be read or is too long to be kept in memory.
 */
export async function readBreachedPasswords(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartError(`PASSWORD_LIST can't be read: ${reason}`);
  });
  if (text.length > longestList) {
    throw new StartError('PASSWORD_LIST is longer than 64 MB: keep the passwords used most often.');
  }
  return new Set(text.split(/\r?\n/).filter((line) => line !== ''));
}
