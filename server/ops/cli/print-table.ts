export type Cell = string | number | boolean | Date | null | undefined;

const widest = 160;

/** Formats rows as an aligned text table. */
export function formatTable(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [names, ...rows].map((row) => row.map(cellOf));
  const widths = names.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
  return cells
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}

function cellOf(value: Cell): string {
  if (value === null || value === undefined) return '-';
  const text = value instanceof Date ? value.toISOString() : String(value);
  const line = text.replace(/\s+/g, ' ');
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
}
