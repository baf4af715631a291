import ts from 'typescript';

const indent = (text: string) => text.replaceAll(/^/gm, '  ');

/** A comment of TypeScript's as it stands above what it is about. */
export function docComment(text: string): string {
  if (text === '') return '';
  const lines = text.split('\n');
  return lines.length === 1
    ? `/** ${text} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

/** As it is read, with names and comments, or spelled out: what has the same fields has the same key. */
type Form = 'text' | 'key';

/**
 * Writes types out as plain TypeScript. What two schemas make of the same fields is one type: whoever
 * reads the result needs neither zod nor its inference.
 */
export class TypePrinter {
  readonly #checker: ts.TypeChecker;
  readonly #program: ts.Program;
  readonly #names = new Map<string, string>();
  readonly #keys = new WeakMap<ts.Type, string>();

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  /** From now on this type is written by its name, wherever it stands. */
  name(name: string, type: ts.Type): void {
    const key = this.#key(type);
    if (!this.#names.has(key)) this.#names.set(key, name);
  }

  /** @throws Error for a type that nothing is known of. */
  print(type: ts.Type): string {
    return this.#write(type, 'text');
  }

  /**
   * The members of an object type, each with its docstring.
   *
   * @param inherited a type whose members are left out.
   */
  printMembers(type: ts.Type, inherited?: ts.Type): string {
    const known = new Set(inherited && this.memberKeys(inherited));
    return type
      .getProperties()
      .filter((property) => !known.has(this.#member(property, 'key')))
      .map((property) => this.#member(property, 'text'))
      .join('\n');
  }

  /** The members of an object type, spelled out: the same member of two types is the same text. */
  memberKeys(type: ts.Type): string[] {
    return type.getProperties().map((property) => this.#member(property, 'key'));
  }

  #write(type: ts.Type, form: Form): string {
    const named = form === 'text' ? this.#names.get(this.#key(type)) : undefined;
    return named ?? this.#expand(type, form);
  }

  #key(type: ts.Type): string {
    let key = this.#keys.get(type);
    if (key === undefined) this.#keys.set(type, (key = this.#expand(type, 'key')));
    return key;
  }

  #expand(type: ts.Type, form: Form): string {
    if (type.flags & ts.TypeFlags.Any) throw new Error('a schema has the type any');
    if (type.isUnion()) return this.#union(type, form);
    if (!(type.flags & ts.TypeFlags.Object)) return this.#checker.typeToString(type);
    if (this.#checker.isArrayType(type)) {
      const [element] = this.#checker.getTypeArguments(type as ts.TypeReference);
      if (!element) throw new Error('a list of nothing');
      const written = this.#write(element, form);
      return element.isUnion() && written.includes('|') ? `(${written})[]` : `${written}[]`;
    }
    const [declared] = type.getSymbol()?.declarations ?? [];
    if (declared && ts.isInterfaceDeclaration(declared) && this.#isOfLanguage(declared)) {
      return declared.name.text;
    }
    const index = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) return `Record<string, ${this.#write(index.type, form)}>`;
    const page = this.#page(type, form);
    if (page !== undefined) return page;
    const members = this.#members(type, form);
    const isShort = members.length < 60 && !members.includes('\n');
    return isShort ? `{ ${members} }` : `{\n${indent(members)}\n}`;
  }

  #isOfLanguage(declared: ts.Node): boolean {
    return this.#program.isSourceFileDefaultLibrary(declared.getSourceFile());
  }

  #union(type: ts.UnionType, form: Form): string {
    const isNothing = (one: ts.Type) => one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null);
    const rest = type.types.filter((one) => !isNothing(one));
    const isBoolean = rest.filter((one) => one.flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const written = rest
      .filter((one) => !isBoolean || !(one.flags & ts.TypeFlags.BooleanLiteral))
      .map((one) => this.#write(one, form));
    // In an order that doesn't depend on what else the compiler has seen.
    const choices = [...(isBoolean ? ['boolean'] : []), ...written.sort()].join(' | ');
    const nothing = type.types.filter(isNothing).map((one) => this.#checker.typeToString(one));
    const named = form === 'text' ? this.#names.get(choices) : undefined;
    return [named ?? choices, ...nothing.sort()].join(' | ');
  }

  /** `Page<Item>`, where it is one; what lists say of themselves beyond that stands behind it. */
  #page(type: ts.Type, form: Form): string | undefined {
    if (form === 'key') return undefined;
    const [data, pagination] = ['data', 'pagination'].map((name) => type.getProperty(name));
    if (!data || !pagination) return undefined;
    const items = this.#checker.getTypeOfSymbol(data);
    if (this.print(this.#checker.getTypeOfSymbol(pagination)) !== 'Pagination') return undefined;
    const [item] = this.#checker.getTypeArguments(items as ts.TypeReference);
    if (!item) return undefined;
    const page = `Page<${this.#write(item, form)}>`;
    const more = type.getProperties().filter((one) => one !== data && one !== pagination);
    if (more.length === 0) return page;
    const members = more.map((one) => this.#member(one, form)).join('\n');
    return `${page} & {\n${indent(members)}\n}`;
  }

  #members(type: ts.Type, form: Form): string {
    return type
      .getProperties()
      .map((property) => this.#member(property, form))
      .join('\n');
  }

  #member(property: ts.Symbol, form: Form): string {
    const comment = ts.displayPartsToString(property.getDocumentationComment(this.#checker));
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const type = this.#checker.getTypeOfSymbol(property);
    const written = this.#write(type, form);
    const mayBeLeftOut = isOptional && !written.endsWith(' | undefined') && written !== 'undefined';
    return (
      (form === 'text' ? docComment(comment) : '') +
      `${property.name}${isOptional ? '?' : ''}: ${written}${mayBeLeftOut ? ' | undefined' : ''};`
    );
  }
}
