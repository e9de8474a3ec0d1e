import type { ReactNode } from 'react';

const tones = {
  plain: ['var(--sunken)', '#5e4a4c'],
  anar: ['var(--anar-soft)', 'var(--anar)'],
  gold: ['var(--gold-soft)', '#835410'],
  nil: ['var(--nil-soft)', 'var(--nil)'],
  ok: ['var(--ok-soft)', 'var(--ok)'],
  warn: ['var(--warn-soft)', 'var(--warn)'],
  err: ['var(--err-soft)', 'var(--err)'],
} as const;
export type Tone = keyof typeof tones;

/** A small badge with the brand's stepped corners; its colour is never the only information. */
export function Mark({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  const [background, color] = tones[tone];
  return (
    <span
      style={{
        display: 'inline-block',
        padding: '2px 9px',
        clipPath: 'var(--knot)',
        background,
        color,
        fontSize: 13,
        fontWeight: 650,
        lineHeight: '20px',
        maxWidth: '100%',
        boxSizing: 'border-box',
      }}
    >
      {children}
    </span>
  );
}
