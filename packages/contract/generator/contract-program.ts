import path from 'node:path';
import ts from 'typescript';

export const contractRoot = path.resolve(import.meta.dirname, '..');
const source = path.join(contractRoot, 'src');

/** A group of endpoints as it is defined. */
export interface DefinedGroup {
  /** As the SDK shows it: `services`. */
  group: string;
  /** As its module exports it: `serviceEndpoints`. */
  exportName: string;
  /** Below `src`: `catalogue/endpoints.ts`. */
  module: string;
  comment: string;
  endpoints: ts.Symbol[];
}

/** The definitions and the entities as the compiler sees them, without what is generated. */
export class ContractProgram {
  readonly program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor() {
    const configFile = path.join(contractRoot, 'tsconfig.json');
    const { config } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)) as {
      config: unknown;
    };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, contractRoot);
    const roots = ['definitions.ts', 'entities.ts', 'pagination.ts'];
    this.program = ts.createProgram(
      roots.map((file) => path.join(source, file)),
      options,
    );
    this.#checker = this.program.getTypeChecker();
  }

  /** The module's exports by their name. @param module below `src`. */
  exportsOf(module: string): Map<string, ts.Symbol> {
    const file = this.program.getSourceFile(path.join(source, module));
    const symbol = file && this.#checker.getSymbolAtLocation(file);
    if (!symbol) throw new Error(`${module} is no module of the contract`);
    return new Map(this.#checker.getExportsOfModule(symbol).map((one) => [one.name, one]));
  }

  /** Every exported choice of words, such as the statuses of a booking, and where it is declared. */
  choices(): { name: string; module: string; type: ts.Type }[] {
    return this.program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(source + path.sep))
      .flatMap((file) =>
        file.statements.filter(ts.isTypeAliasDeclaration).map(({ name }) => ({
          name: name.text,
          module: path.relative(source, file.fileName),
          type: this.#checker.getTypeAtLocation(name),
        })),
      )
      .filter(({ type }) => type.isUnion() && type.types.every((one) => one.isStringLiteral()));
  }

  /** The interface of this name. */
  declaredType(symbol: ts.Symbol): ts.Type {
    return this.#checker.getDeclaredTypeOfSymbol(symbol);
  }

  typeOf(symbol: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbol(symbol);
  }

  /** The docstring of a constant; for `{ Service: serviceSchema }`, that of the schema. */
  commentOf(symbol: ts.Symbol): string {
    return ts.displayPartsToString(this.#original(symbol).getDocumentationComment(this.#checker));
  }

  /** Every group of endpoints: `services`, which the catalogue's module exports as `serviceEndpoints`. */
  groups(): DefinedGroup[] {
    const definitions = this.exportsOf('definitions.ts').get('definitions');
    if (!definitions) throw new Error('there are no definitions');
    return this.typeOf(definitions)
      .getProperties()
      .map((property) => {
        const original = this.#original(property);
        const file = original.valueDeclaration?.getSourceFile().fileName;
        if (file === undefined) throw new Error(`${property.name} is defined nowhere`);
        return {
          group: property.name,
          exportName: original.name,
          module: path.relative(source, file),
          comment: this.commentOf(property),
          endpoints: this.typeOf(property).getProperties(),
        };
      });
  }

  /** The constant that a call of a group was declared as, where it has one of its own. */
  constantBehind(call: ts.Symbol): string | undefined {
    const original = this.#original(call);
    return original === call ? undefined : original.name;
  }

  /** The declaration that a property was made from, in its own module. */
  #original(symbol: ts.Symbol): ts.Symbol {
    const { valueDeclaration: declaration } = symbol;
    if (!declaration || !ts.isPropertyAssignment(declaration)) return symbol;
    const named = this.#checker.getSymbolAtLocation(declaration.initializer);
    if (!named) return symbol;
    return named.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(named) : named;
  }

  /** The type that a schema takes or gives. */
  inferred(schema: ts.Type, side: 'input' | 'output'): ts.Type {
    const inner = schema.getProperty('_zod');
    const inferred = inner && this.typeOf(inner).getProperty(side);
    if (!inferred) throw new Error('this is no schema');
    return this.typeOf(inferred);
  }
}
