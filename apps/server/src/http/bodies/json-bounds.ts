import type { JsonSchema } from '@pothik/contract/schemas';

/** The most that a body may hold, whatever it is for; schemas say how little each call takes. */
export const jsonBounds = { depth: 20, parts: 5_000 };

const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
const separators = new Set([0x2c, 0x3a]);

/** Whether a text is nested and parted within the bounds, found without building what it describes. */
export function isWithinBounds(text: string, { depth, parts } = jsonBounds): boolean {
  let [level, count, isInText] = [0, 0, false];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInText) {
      if (code === backslash) index += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (opening.has(code)) level += 1;
    else if (closing.has(code)) level -= 1;
    else if (separators.has(code)) count += 1;
    if (level > depth || count > parts) return false;
  }
  return true;
}

/** A letter is six bytes where a client escapes all but ASCII: `\u0995`. */
const letterBytes = 6;
const unboundedText = 200;
const unboundedList = 20;

const listed = (schema: JsonSchema, name: string) => (schema[name] ?? []) as JsonSchema[];

/** The length of the longest text that fits a schema, roughly and rather too much, in bytes. */
export function longestBody(schema: JsonSchema): number {
  const choices = [...listed(schema, 'anyOf'), ...listed(schema, 'oneOf')];
  if (choices.length > 0) return Math.max(...choices.map(longestBody));
  switch (schema.type) {
    case 'object':
      return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).reduce(
        (sum, [name, property]) => sum + name.length + 8 + longestBody(property),
        2,
      );
    case 'array': {
      const most = Number(schema.maxItems ?? unboundedList);
      return 2 + most * (2 + longestBody((schema.items ?? {}) as JsonSchema));
    }
    case 'string':
      return 2 + letterBytes * Number(schema.maxLength ?? unboundedText);
    default:
      return 32;
  }
}
