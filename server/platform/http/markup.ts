/** A text that HTML shows as it is, also between quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** HTML that cannot be broken by what is put into it: values are escaped, only `Markup` passes as it is. */
export type Markup = { readonly html: string };

type Piece = Markup | string | number | null | readonly Markup[];

export function markup(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return { html: parts.reduce((html, part, place) => html + toHtml(pieces[place - 1] ?? null) + part) };
}

function toHtml(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'html' in piece ? piece.html : piece.map((one) => one.html).join('');
}
