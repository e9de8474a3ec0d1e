/**
 * Draws an icon of the lucide set. The build puts this in the place of the set's own machinery, which is many times
 * larger than what a shop needs of it (see vite.storefront.ts); size, stroke and class work the same.
 */
import { createElement, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type Props = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string };

export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 1.75, ...rest }: Props) {
    const frame = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
    } as const;
    return createElement('svg', frame, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
  };
}
