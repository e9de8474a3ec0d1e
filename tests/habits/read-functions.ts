/** Every named function of a source: its length, and its number of parameters. */
import ts from 'typescript';

export type FoundFunction = { name: string; lines: number; parameters: number; isComponent: boolean };

export function readFunctions(path: string, text: string): FoundFunction[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: FoundFunction[] = [];
  const visit = (node: ts.Node): void => {
    const name = isFunction(node) && node.body ? nameOf(node) : undefined;
    if (name !== undefined && isFunction(node)) found.push(describe(name, node, path, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type AnyFunction =
  | ts.FunctionDeclaration
  | ts.MethodDeclaration
  | ts.ArrowFunction
  | ts.FunctionExpression
  | ts.ConstructorDeclaration;

function isFunction(node: ts.Node): node is AnyFunction {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isConstructorDeclaration(node)
  );
}

/** The name of the declaration, or of the variable or property it is assigned to. */
function nameOf(node: AnyFunction): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined;
}

function describe(name: string, node: AnyFunction, path: string, file: ts.SourceFile): FoundFunction {
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const given = node.parameters.filter((one) => one.name.getText() !== 'this');
  return {
    name,
    lines: lineAt(node.end) - lineAt(node.getStart()) + 1,
    parameters: given.length,
    isComponent: path.endsWith('.tsx') && /^[A-Z]/.test(name),
  };
}
