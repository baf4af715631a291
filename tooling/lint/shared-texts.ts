import path from 'node:path';
import ts from 'typescript';
import type { Complaint } from './house/source-file.ts';

/** What a child in JSX adds to the document. */
interface Content {
  /** It can be text. */
  isText: boolean;
  /** It can change, or be absent. */
  changes: boolean;
}

const staticText: Content = { isText: true, changes: false };
// Translators leave it as it is.
const space: Content = { isText: false, changes: false };
const element: Content = { isText: false, changes: false };
const changingElement: Content = { isText: false, changes: true };

const textual =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any;

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Components that render their children, and nothing else. */
const withoutElement = /^(?:Fragment|StrictMode|\w*Context|\w*Provider)$/;

function contentOfType(checker: ts.TypeChecker, type: ts.Type): Content {
  const isText = (part: ts.Type): boolean => {
    if (part.flags & textual) return true;
    const items = checker.isArrayLikeType(part)
      ? checker.getIndexTypeOfType(part, ts.IndexKind.Number)
      : undefined;
    return items !== undefined && partsOf(items).some(isText);
  };
  const parts = partsOf(type);
  return {
    isText: parts.some(isText),
    changes: parts.length > 1 || checker.isArrayLikeType(type) || parts.some(isText),
  };
}

const isChildren = (node: ts.Node): boolean =>
  ts.isJsxExpression(node) &&
  node.expression !== undefined &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'children';

/** Whether a component has its children in a fragment, so that they are its caller's. */
function handsChildrenOn(declaration: ts.Node): boolean {
  const isFound = (node: ts.Node): boolean =>
    (ts.isJsxFragment(node) && node.children.some(isChildren)) ||
    (ts.forEachChild(node, (child) => isFound(child) || undefined) ?? false);
  return isFound(declaration);
}

/**
 * Finds texts that share their element with something that can change. A browser's translator replaces each text node
 * by an element of its own, without React's knowledge: React then fails when it inserts or removes a neighbour, and
 * changes only the node that is no longer shown. A text that is the only child of its element is replaced as a whole.
 *
 * @param files the modules of the program to check, by their absolute paths.
 */
export function findSharedTexts(program: ts.Program, files: readonly string[]): Complaint[] {
  const checker = program.getTypeChecker();

  /** What an element adds to those around it besides its children; undefined: they have an element of their own. */
  function around(node: ts.Node): Content[] | undefined {
    if (ts.isJsxFragment(node)) return [];
    if (!ts.isJsxElement(node)) return undefined;
    const tag = node.openingElement.tagName;
    const name = ts.isPropertyAccessExpression(tag) ? tag.name.text : tag.getText();
    if (/^[a-z]/.test(name)) return undefined;
    if (withoutElement.test(name)) return [];
    if (name === 'Suspense') return [changingElement];
    const symbol = checker.getSymbolAtLocation(tag);
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return target?.declarations?.some(handsChildrenOn) ? [changingElement] : undefined;
  }

  function contentsOf(node: ts.JsxChild): Content[] {
    if (ts.isJsxText(node)) {
      if (node.text.trim() !== '') return [staticText];
      return node.text.includes('\n') ? [] : [space];
    }
    if (!ts.isJsxExpression(node)) {
      const more = around(node);
      return more && 'children' in node
        ? [...node.children.flatMap(contentsOf), ...more]
        : [element];
    }
    const { expression } = node;
    if (!expression) return [];
    if (ts.isStringLiteralLike(expression)) {
      return [expression.text.trim() === '' ? space : staticText];
    }
    // Its caller's, who is asked for it.
    if (isChildren(node) && around(node.parent)) return [element];
    return [contentOfType(checker, checker.getTypeAtLocation(expression))];
  }

  function isShared(node: ts.JsxElement | ts.JsxFragment): boolean {
    const contents = node.children.flatMap(contentsOf);
    const isText = contents.some((content) => content.isText);
    if (!around(node)) {
      return isText && contents.length > 1 && contents.some(({ changes }) => changes);
    }
    // Next to other children it counts among them; elsewhere nobody knows what it stands next to.
    const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
    return isText && !isChild;
  }

  return files.flatMap((file) => {
    const found: Complaint[] = [];
    const source = program.getSourceFile(file);
    const visit = (node: ts.Node): void => {
      if (source && (ts.isJsxElement(node) || ts.isJsxFragment(node)) && isShared(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push({
          file: `${file}:${String(line + 1)}`,
          message: 'has a text next to something that changes: put it into an element of its own',
        });
      }
      ts.forEachChild(node, visit);
    };
    if (source) visit(source);
    return found;
  });
}

/** The shared texts of what a package ships, by its folder. */
export function lintTexts(folder: string): Complaint[] {
  const settings = path.join(folder, 'tsconfig.json');
  const parsed = ts.parseJsonConfigFileContent(
    ts.readConfigFile(settings, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    folder,
  );
  const shipped = parsed.fileNames.filter(
    (name) => name.endsWith('.tsx') && !/\.(?:stories|test)\.|\/\.storybook\//.test(name),
  );
  return findSharedTexts(ts.createProgram(shipped, { ...parsed.options, noEmit: true }), shipped);
}
