import ts from 'typescript';

const runners = new Set(['it', 'test']);
/** Parts of a runner's name with which it declares no test, or none that runs. */
const others = new Set(['skip', 'todo', 'describe', 'use', 'step', 'fixme']);

/** The names of `it.each(rows)`: `it`, `each`. */
function namesOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    return [...namesOf(expression.expression), expression.name.text];
  }
  if (ts.isCallExpression(expression)) return namesOf(expression.expression);
  return [];
}

function declaresTest(call: ts.CallExpression): boolean {
  const [runner = '', ...parts] = namesOf(call.expression);
  return runners.has(runner) && !parts.some((part) => others.has(part));
}

/** A title as it stands in the source, placeholders included. */
function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (ts.isTemplateExpression(argument)) return argument.getText().slice(1, -1);
  return undefined;
}

/**
 * The titles of the tests that a file declares, those that are skipped left out.
 *
 * @param source TypeScript.
 */
export function testTitles(source: string): Set<string> {
  const titles = new Set<string>();
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && declaresTest(node)) {
      const title = titleOf(node.arguments[0]);
      if (title !== undefined) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}
