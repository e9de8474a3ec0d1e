/** Published names found only in the sources: browser storage, audit subjects, refusals. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../..');

export function listSourceNames(): string[] {
  return [
    ...readSources('domain', browserNames),
    ...readSources('storefront', browserNames),
    ...readSources('backoffice', browserNames),
    ...readSources('server', serverNames),
  ];
}

function readSources(folder: string, namesOf: (node: ts.Node) => string[]): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => /[.]tsx?$/.test(path) && !/[.](test|suite|proof)[.]tsx?$|test-shop/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, folder, path), 'utf8');
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        found.push(...namesOf(node));
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
}

/** Keys of localStorage and sessionStorage, locks, events and CSP policies, which share a prefix. */
function browserNames(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'useStore')
    return node.arguments
      .slice(0, 1)
      .flatMap(textsIn)
      .map((text) => `browser ${text}`);
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  return isText && /^(sowgat[:-]|userLanguage$|userTheme$)/.test(node.text) ? [`browser ${node.text}`] : [];
}

function serverNames(node: ts.Node): string[] {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Refusal') return refusalNames(node);
  // Metrics, the notification channel, database roles.
  if (ts.isStringLiteralLike(node) && /^sowgat_[a-z_]+$/.test(node.text)) return [`server ${node.text}`];
  if (!ts.isPropertyAssignment(node)) return [];
  const name = node.name.getText();
  return name === 'action' || name === 'subject'
    ? textsIn(node.initializer).map((text) => `audit ${name} ${text}`)
    : [];
}

/** Facts sent with a refusal: `field` and the keys of `data`. */
function refusalNames({ arguments: given = ts.factory.createNodeArray() }: ts.NewExpression): string[] {
  const [code, facts] = given;
  if (!code || !facts || !ts.isObjectLiteralExpression(facts)) return [];
  return facts.properties.flatMap((fact) => {
    const name = fact.name?.getText();
    if (!ts.isPropertyAssignment(fact)) return [];
    const codes = textsIn(code);
    const about =
      name === 'field' ? textsIn(fact.initializer).map((text) => `field ${text}`) : keysIn(fact.initializer);
    return name === 'field' || name === 'data'
      ? codes.flatMap((one) => about.map((what) => `refusal ${one} ${what}`))
      : [];
  });
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  // In `a === 'b' ? 'c' : 'd'` only the results count, not the compared text.
  if (ts.isBinaryExpression(node) || ts.isCallExpression(node)) return [];
  return node.getChildren().flatMap(textsIn);
}

function keysIn(node: ts.Node, path = 'data'): string[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((one) => {
    if (!one.name) return [];
    const here = `${path}.${one.name.getText()}`;
    return [here, ...(ts.isPropertyAssignment(one) ? keysIn(one.initializer, here) : [])];
  });
}
