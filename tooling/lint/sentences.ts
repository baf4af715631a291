import ts from 'typescript';

/** Properties and calls whose words are for a reference, a mail, a log or another program. */
const elsewhere = new Set([
  'summary',
  'description',
  'failure',
  'subject',
  'lead',
  'action',
  'paragraphs',
  'help',
  'Defect',
  'Error',
  'TypeError',
  'StartError',
  'notify',
]);

/** What stands for a value that is put into a sentence. */
export const hole = '${}';

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('');
}

/** The name of a call or a property, for what stands in it. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.expression.getText();
  return ts.isPropertyAssignment(node) ? node.name.getText() : undefined;
}

const isSentence = (text: string) =>
  /^[A-Z][\w']*,? .*[a-z]{2}/.test(text) ||
  /^[A-Z][a-z]+\.$/.test(text) ||
  /^\$\{\} [a-z]+ .*\.$/.test(text);

/**
 * The sentences that a source holds, with `${}` for what is put in. That something was not found is
 * written in full.
 *
 * @param source TypeScript.
 */
export function sentencesIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const name = nameOf(node);
    if (name !== undefined && elsewhere.has(name)) return;
    if (ts.isTaggedTemplateExpression(node) || ts.isLiteralTypeNode(node)) return;
    const text = textOf(node);
    if (text !== undefined && nameOf(node.parent) === 'notFound') {
      found.push(`${text} was not found.`);
    } else if (text !== undefined && isSentence(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}
