export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Blocks of a text, separated by an empty line; `## ` begins a heading, `- ` a list item. The storefront parses it in
 * the same way.
 */
export function parseText(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') {
      open = undefined;
      continue;
    }
    if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
      open = undefined;
    } else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (open?.kind === 'list') open.items.push(item);
      else blocks.push((open = { kind: 'list', items: [item] }));
    } else if (open?.kind === 'paragraph') open.text += ` ${line}`;
    else blocks.push((open = { kind: 'paragraph', text: line }));
  }
  return blocks;
}
