import { StartError } from '../platform/start-error.ts';

/** Whether a variable's value must not be shown. */
function isSecret(name: string): boolean {
  return /PASSWORD|SECRET|KEY|TOKEN|_URL$/.test(name);
}

/** Reads variables and collects what is wrong with them, so that all of it is told at once. */
export function reader(environment: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  /** Notes what is wrong and stands for the missing value. */
  const wrong = (name: string, value: string | undefined, takes: string): string | undefined => {
    const got =
      value === undefined || value === ''
        ? 'nothing'
        : isSecret(name)
          ? `a value of ${String(value.length)} characters`
          : JSON.stringify(value);
    problems.push(`${name} got ${got}: it takes ${takes}.`);
    return undefined;
  };
  const optional = (name: string) => {
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  };
  const matching = (name: string, pattern: RegExp, takes: string): string | undefined => {
    const value = optional(name);
    return value === undefined || pattern.test(value) ? value : wrong(name, value, takes);
  };

  return {
    wrong,
    optional,
    matching,
    text: (name: string, fallback: string): string => optional(name) ?? fallback,
    /** A password: spaces at its ends are part of it. */
    password(name: string, pattern: RegExp, takes: string): string | undefined {
      const value = environment[name];
      if (value === undefined || value === '') return undefined;
      return pattern.test(value) ? value : wrong(name, value, takes);
    },
    required(name: string, takes: string): string {
      const value = optional(name);
      if (value === undefined) wrong(name, value, takes);
      return value ?? '';
    },
    integer(name: string, fallback: number, minimum: number, maximum: number): number {
      const value = optional(name);
      if (value === undefined) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : NaN;
      if (number >= minimum && number <= maximum) return number;
      wrong(name, value, `a whole number from ${String(minimum)} to ${String(maximum)}`);
      return fallback;
    },
    oneOf<const Value extends string>(name: string, values: readonly Value[], fallback: Value) {
      const value = optional(name);
      if (value === undefined) return fallback;
      const known = values.find((candidate) => candidate === value);
      if (known === undefined) wrong(name, value, values.join(' or '));
      return known ?? fallback;
    },
    /** @param isRight what else must hold, named in `takes`. */
    url(
      name: string,
      protocols: readonly string[],
      takes = `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      isRight: (url: URL) => boolean = () => true,
    ): string | undefined {
      const value = optional(name);
      if (value === undefined) return undefined;
      const url = URL.parse(value);
      return url && protocols.includes(url.protocol) && isRight(url)
        ? value
        : wrong(name, value, takes);
    },
    /** All of these, or none. */
    together(names: readonly string[]): void {
      const given = names.filter((name) => optional(name) !== undefined);
      if (given.length === 0) return;
      for (const name of names.filter((name) => !given.includes(name))) {
        wrong(name, undefined, `a value together with ${given.join(' and ')}`);
      }
    },
    /** @throws StartError when anything was wrong. */
    finish(): void {
      if (problems.length > 0) throw new StartError(problems.join('\n'));
    },
  };
}
