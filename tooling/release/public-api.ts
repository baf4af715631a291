import path from 'node:path';
import ts from 'typescript';

/** One name that an entry of a package makes public, or that such a name is made of. */
export interface PublicDeclaration {
  name: string;
  /** Whether it can be imported, or is only part of something that can. */
  exported: boolean;
  /** Its type as it is published, without comments. */
  text: string;
  /** Whether it says what it means. */
  documented: boolean;
}

const printer = ts.createPrinter({ removeComments: true });

/**
 * Leaves out of a declaration what says nothing of its type. The members of an inferred type and the
 * parts of a union stand in the order in which the compiler met them, which is another one from build to
 * build: here they stand in the order of their texts. In which module something stands is not said.
 */
function withTypeAlone(node: ts.Node): ts.Node {
  const file = node.getSourceFile();
  const sorted = <Part extends ts.Node>(parts: ts.NodeArray<Part>): Part[] => {
    const texts = new Map(
      parts.map((part) => [part, printer.printNode(ts.EmitHint.Unspecified, part, file)]),
    );
    return parts.toSorted((one, other) =>
      (texts.get(one) ?? '') < (texts.get(other) ?? '') ? -1 : 1,
    );
  };
  const { transformed } = ts.transform(node, [
    (context) => (root) => {
      const visit = (part: ts.Node): ts.Node | undefined => {
        const visited = ts.visitEachChild(part, visit, context);
        if (ts.isTypeLiteralNode(visited) && visited.members.every(ts.isPropertySignature)) {
          return ts.factory.createTypeLiteralNode(sorted(visited.members));
        }
        if (ts.isUnionTypeNode(visited))
          return ts.factory.createUnionTypeNode(sorted(visited.types));
        if (visited.kind === ts.SyntaxKind.ExportKeyword) return undefined;
        return ts.isImportTypeNode(visited) ? withoutModule(visited) : visited;
      };
      return visit(root) ?? root;
    },
  ]);
  return transformed[0] ?? node;
}

/** `import('./fee.js').Fee` is `Fee`, as it is where the module is imported above. */
function withoutModule({ isTypeOf, qualifier, typeArguments }: ts.ImportTypeNode): ts.TypeNode {
  const { factory } = ts;
  if (!qualifier) throw new Error('a type is a module as a whole, which no report can say');
  return isTypeOf
    ? factory.createTypeQueryNode(qualifier, typeArguments)
    : factory.createTypeReferenceNode(qualifier, typeArguments);
}

/**
 * What an entry's built declarations make public, by name.
 *
 * @param own the folder of all that the package has built. Default: the entry's own.
 */
export function readPublicApi(entry: string, own = path.dirname(entry)): PublicDeclaration[] {
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    skipLibCheck: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} has no exports: build the package first`);

  const isOwn = (node: ts.Node) => node.getSourceFile().fileName.startsWith(own + path.sep);
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const exported = new Map(
    checker.getExportsOfModule(module).map((symbol) => [resolve(symbol), symbol.name]),
  );
  const found = new Map<ts.Symbol, PublicDeclaration>();
  function add(symbol: ts.Symbol) {
    if (found.has(symbol)) return;
    const nodes = (symbol.declarations ?? []).filter(isOwn).map(statementOf);
    if (nodes.length === 0) return;
    const text = nodes
      .map((node) =>
        printer.printNode(ts.EmitHint.Unspecified, withTypeAlone(node), node.getSourceFile()),
      )
      .join('\n');
    const documented = symbol.getDocumentationComment(checker).length > 0;
    const name = exported.get(symbol) ?? symbol.name;
    found.set(symbol, { name, exported: exported.has(symbol), text, documented });
    for (const node of nodes) visit(node);
  }
  function visit(node: ts.Node) {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && resolve(symbol);
      const [declaration] = target?.declarations ?? [];
      if (target && declaration && isOwn(declaration) && isTopLevel(declaration)) {
        add(target);
      }
    }
    ts.forEachChild(node, visit);
  }
  for (const symbol of exported.keys()) add(symbol);
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A variable is printed with what declares it. */
function statementOf(node: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

function isTopLevel(node: ts.Declaration): boolean {
  return ts.isSourceFile(statementOf(node).parent);
}
