/** Every regular expression in the sources: literals, and patterns of schemas; not those built at run time. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

export type FoundPattern = { source: string; flags: string; where: string };

const isOurs = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.(test|suite|e2e|proof|texts)\.tsx?$/.test(name);

export async function readPatterns(root: string, folders: readonly string[]): Promise<FoundPattern[]> {
  const found = new Map<string, FoundPattern>();
  for (const folder of folders)
    for (const name of await readdir(join(root, folder), { recursive: true }))
      if (isOurs(name)) {
        const path = join(folder, name);
        for (const pattern of patternsOf(path, await readFile(join(root, path), 'utf8')))
          found.set(`${pattern.source}/${pattern.flags}`, pattern);
      }
  return [...found.values()];
}

function patternsOf(path: string, text: string): FoundPattern[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const patterns: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    const where = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where: where() });
    } else if (isSchemaPattern(node))
      patterns.push({ source: node.initializer.text, flags: 'u', where: where() });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return patterns;
}

function isSchemaPattern(
  node: ts.Node,
): node is ts.PropertyAssignment & { initializer: ts.StringLiteralLike } {
  return (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'pattern' &&
    ts.isStringLiteralLike(node.initializer)
  );
}
