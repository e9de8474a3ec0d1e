export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** An empty line separates paragraphs, `## ` begins a heading, `- ` a list item; anything else is literal text. */
export function parseText(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const last = blocks[blocks.length - 1];
    if (line === '') isOpen = false;
    else if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
      isOpen = false;
    } else if (line.startsWith('- ')) {
      if (isOpen && last?.kind === 'list') last.items.push(line.slice(2).trim());
      else blocks.push({ kind: 'list', items: [line.slice(2).trim()] });
      isOpen = true;
    } else if (isOpen && last?.kind === 'paragraph') last.text += ` ${line}`;
    else {
      blocks.push({ kind: 'paragraph', text: line });
      isOpen = true;
    }
  }
  return blocks;
}
