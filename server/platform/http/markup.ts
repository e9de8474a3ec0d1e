/** Escapes a text for HTML, also inside of quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Safe HTML: interpolated values are escaped, except `Markup` itself. */
export type Markup = { readonly html: string };

type Piece = Markup | string | number | null | readonly Markup[];

/** Template tag; null is written as nothing. */
export function markup(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return { html: parts.reduce((html, part, place) => html + toHtml(pieces[place - 1] ?? null) + part) };
}

function toHtml(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'html' in piece ? piece.html : piece.map((one) => one.html).join('');
}
