/** Designs of the gift certificate card, on pages and on paper. */

export const certificateDesigns = ['plain', 'birthday', 'wedding', 'feast'] as const;
export type CertificateDesign = (typeof certificateDesigns)[number];

type Look = {
  /** Colour of frame and picture, light enough on ink for a home printer. */
  ink: string;
  paper: string;
  /** An SVG path in a 24×24 viewBox, even-odd fill rule; empty for a card without a picture. */
  picture: string;
};

export const certificateLooks: Record<CertificateDesign, Look> = {
  plain: { ink: '#86163a', paper: '#fffdf8', picture: '' },
  // A cake with three candles.
  birthday: {
    ink: '#a84c07',
    paper: '#fff6ea',
    picture:
      'M3 16h18v6H3zM5 11h14v4H5zM7.5 6h1v4h-1zM11.5 6h1v4h-1zM15.5 6h1v4h-1zM8 2l1 2-1 1-1-1zM12 2l1 2-1 1-1-1zM16 2l1 2-1 1-1-1z',
  },
  // Two rings.
  wedding: {
    ink: '#8a5f12',
    paper: '#fdf5f3',
    picture:
      'M8.5 8a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM8.5 10a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM15.5 8a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM15.5 10a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM8.5 7L6 4.5 7 3h3l1 1.5z',
  },
  // An eight-pointed star.
  feast: {
    ink: '#0b6b4f',
    paper: '#f2faf5',
    picture: 'M12 1L23 12 12 23 1 12zM4.2 4.2h15.6v15.6H4.2zM12 8.5L15.5 12 12 15.5 8.5 12z',
  },
};
