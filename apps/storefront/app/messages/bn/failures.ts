import type { AnyApiError, HttpError, ResponseFormatError } from '@pothik/api-client';
import { isBangla } from '../../shared/language-of.ts';

const network = 'সংযোগ পাওয়া যাচ্ছে না। আপনার ইন্টারনেট দেখুন।';
const tooLate = 'উত্তর আসতে বেশি সময় লাগছে। আপনার ইন্টারনেট দেখে আবার চেষ্টা করুন।';
const general = 'কাজটি হয়নি। আবার চেষ্টা করুন।';

/** A failure waits so long for its words, on a line that may have broken meanwhile, in milliseconds. */
const wordsTimeout = 2_000;

/**
 * The words for an answer. They come with the first answer that needs them: our own server's are Bangla, and a
 * page is there sooner without them.
 */
async function describeAnswer(error: HttpError | ResponseFormatError): Promise<string> {
  const wait = new Promise<undefined>((resolve) => {
    setTimeout(resolve, wordsTimeout);
  });
  const words = import('./answers.ts').then(
    (answers) => answers.messages(error),
    () => undefined,
  );
  return (await Promise.race([words, wait])) ?? general;
}

/** The words for a failed call: the server's where they are Bangla, else ours. */
export function messages(error: AnyApiError): string | undefined | Promise<string> {
  if (isBangla(error.message)) return undefined;
  switch (error.name) {
    case 'NetworkError':
      return network;
    case 'TimeoutError':
      return tooLate;
    case 'HttpError':
    case 'ResponseFormatError':
      return describeAnswer(error);
  }
}
