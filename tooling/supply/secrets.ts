/** What looks like a secret, by what it opens. */
const secretForms: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of Amazon': /\bAKIA[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'an address with a password':
    /\b(?:postgres(?:ql)?|rediss?|smtps?|mysql|https?):\/\/[^\s/:@"'`<>$]*:[^\s/:@"'`<>$]+@[\w.-]+/,
  'a variable of the server':
    /\b(?:DATABASE_URL|REDIS_URL|SMTP_URL|S3_SECRET_ACCESS_KEY|DOCUMENT_KEY|STAFF_PASSWORD)\b/,
};

/**
 * What of a built file nobody may read.
 *
 * @param text of the file.
 * @param known secrets and addresses of this machine, by what they are.
 * @returns what each is, with a few characters of it.
 */
export function findSecrets(text: string, known: Record<string, string> = {}): string[] {
  const forms = Object.entries(secretForms).flatMap(([what, form]) => {
    const [found] = form.exec(text) ?? [];
    return found === undefined ? [] : [`${what}: ${found.slice(0, 8)}…`];
  });
  const values = Object.entries(known).filter(([, value]) => text.includes(value));
  return [...forms, ...values.map(([what]) => what)];
}

/** The values that a process got under names of secrets; short ones stand in any text. */
export function secretsOf(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value = '']) =>
      /KEY|SECRET|TOKEN|PASSWORD/.test(name) && value.length >= 8
        ? [[`the variable ${name}`, value] as const]
        : [],
    ),
  );
}
