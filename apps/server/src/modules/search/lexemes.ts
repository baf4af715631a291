/** The marks of the lexemes in a document that are no plain words. */

/** A stem that stands in the title. */
export const inTitle = (stem: string) => `=${stem}`;

/** The lexeme of the services of a category or subcategory. */
export const ofCategory = (id: string) => `#${id}`;

export const isOfCategory = (lexeme: string) => lexeme.startsWith('#');

/** The lexeme of the services of a type. */
export const ofType = (serviceType: string) => `#type:${serviceType}`;

/** A lexeme in an expression of PostgreSQL. */
export const quoted = (lexeme: string) =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** An expression that is true where one of these is. */
export const anyOf = (expressions: readonly string[]) => `(${expressions.join(' | ')})`;

/** An expression that is true where all of these are. */
export const allOf = (expressions: readonly string[]) => `(${expressions.join(' & ')})`;
