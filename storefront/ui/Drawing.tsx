type Props = {
  /** `mark`: the logo, a box with a bow; `gol`: the carpet medallion; `chemche`: the small cross before headings. */
  name: 'mark' | 'gol' | 'chemche';
  className?: string | undefined;
};

const boxes = { mark: '0 0 32 32', gol: '0 0 33 25', chemche: '0 0 11 11' };

/** A decorative drawing whose SVG is in index.html, so that it costs no script. */
export function Drawing({ name, className }: Props) {
  return (
    <svg className={className} viewBox={boxes[name]} shapeRendering="crispEdges" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
