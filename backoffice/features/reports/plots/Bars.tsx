import { Box, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { roundTicks } from './scale.ts';

export type Bar = {
  key: string;
  name: string;
  parts: readonly { name: string; value: number; colour: string }[];
};
type Props = {
  bars: readonly Bar[];
  print: (value: number) => string;
  label: string;
  height?: number;
  isHalf?: boolean;
};

const left = 72;
/** Negative values add nothing to a stack. */
const heightOf = (parts: Bar['parts']) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);

/** Stacked bar chart in SVG; the values of the touched bar are written below. */
export function Bars({ bars, print, label, height = 200, isHalf }: Props) {
  // The font size is constant: on a phone, or in half a screen, the plot is narrower instead of scaled down.
  const isPhone = useMediaQuery('(max-width:760px)');
  const width = isPhone ? 330 : isHalf ? 440 : 1000;
  const [touched, setTouched] = useState<string>();
  const sums = bars.map(({ parts }) => heightOf(parts));
  const ticks = roundTicks(Math.max(0, ...sums));
  const top = ticks.at(-1) ?? 1;
  const step = (width - left) / Math.max(1, bars.length);
  const y = (value: number) => 8 + (height - 30) * (1 - value / top);
  const every = Math.ceil(bars.length / (width / 84));
  const shown = bars.find(({ key }) => key === touched) ?? bars.at(-1);
  return (
    <figure style={{ margin: 0 }}>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} stroke="#efe5d7" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="#776164">
              {print(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <BarColumn
            key={bar.key}
            bar={bar}
            at={{ x: left + at * step, step, height }}
            y={y}
            isTouched={bar.key === touched}
            isNamed={at % every === 0}
            touch={() => setTouched(bar.key)}
          />
        ))}
      </svg>
      <Legend bar={shown} print={print} />
    </figure>
  );
}

type BarColumnProps = {
  bar: Bar;
  at: { x: number; step: number; height: number };
  y: (value: number) => number;
  isTouched: boolean;
  isNamed: boolean;
  touch: () => void;
};

function BarColumn({ bar, at: { x, step, height }, y, isTouched, isNamed, touch }: BarColumnProps) {
  return (
    <g onPointerEnter={touch} onPointerDown={touch}>
      <rect x={x} y={0} width={step} height={height - 20} fill={isTouched ? '#f8ebd3' : 'transparent'} />
      {bar.parts.map((part, nth) => {
        const from = heightOf(bar.parts.slice(0, nth));
        const to = heightOf(bar.parts.slice(0, nth + 1));
        return (
          <rect
            key={part.name}
            x={x + step * 0.15}
            width={step * 0.7}
            y={y(to)}
            height={Math.max(0, y(from) - y(to))}
            fill={part.colour}
          />
        );
      })}
      {isNamed && (
        <text x={x + 0.5 * step} y={height - 4} textAnchor="middle" fontSize="12" fill="#776164">
          {bar.name}
        </text>
      )}
    </g>
  );
}

function Legend({ bar, print }: { bar: Bar | undefined; print: Props['print'] }) {
  return (
    <Box component="figcaption" aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {bar && <Typography sx={{ fontWeight: 650 }}>{bar.name}</Typography>}
      {bar?.parts.map(({ name, value, colour }) => (
        <Typography
          key={name}
          className="tabular"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <span style={{ width: 10, height: 10, background: colour }} />
          {name}: {print(value)}
        </Typography>
      ))}
    </Box>
  );
}
