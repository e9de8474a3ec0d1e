/** @returns the fenced blocks of a document, without the indentation of the list they stand in */
export function readBlocks(document: string): string[] {
  return [...document.matchAll(/^( *)```\w*\n([\s\S]*?)^\1```$/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}
