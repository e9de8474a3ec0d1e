import { Box } from '@mui/material';

type Props = {
  /** row and column */
  at: string;
  label: string;
  value: string;
  change: (typed: string) => void;
  /** Of a time: what is typed is completed when the field is left. Without it the cell takes digits alone. */
  complete?: () => void;
  isChanged: boolean;
  isWrong?: boolean;
  booked?: number;
};

const colours = (value: string, isChanged: boolean) =>
  isChanged
    ? { backgroundColor: '#fff7e4', borderColor: '#c99a3c' }
    : value === ''
      ? { backgroundColor: 'transparent', borderStyle: 'dashed' }
      : {};

/** A field of the grid; a bar below it shows how much is booked. */
export function GridCell({ at, label, value, change, complete, isChanged, isWrong, booked = 0 }: Props) {
  const typed = (text: string) =>
    change(complete ? text.slice(0, 12) : text.replaceAll(/\D/g, '').slice(0, 4));
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="input"
        data-cell={at}
        aria-label={label}
        aria-invalid={isWrong}
        value={value}
        placeholder="—"
        inputMode={complete ? 'text' : 'numeric'}
        autoComplete="off"
        onChange={(event) => typed(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={complete}
        sx={{
          display: 'block',
          boxSizing: 'border-box',
          width: '100%',
          height: complete ? 34 : 44,
          padding: complete ? 0 : '0 0 8px',
          marginBottom: complete ? '2px' : 0,
          border: '1px solid #d9c8b2',
          borderRadius: '9px',
          backgroundColor: '#ffffff',
          font: 'inherit',
          fontSize: { xs: 16, md: 15 },
          fontWeight: complete ? 400 : 650,
          color: 'inherit',
          textAlign: 'center',
          '@media (pointer: coarse)': { height: 44 },
          '&::placeholder': { color: '#6d5a5c', opacity: 1 },
          '&[aria-invalid="true"]': { borderColor: 'var(--err)' },
          ...colours(value, isChanged),
        }}
      />
      {value !== '' && !complete && <Bar booked={booked} capacity={Number(value)} />}
    </Box>
  );
}

function Bar({ booked, capacity }: { booked: number; capacity: number }) {
  const isFull = booked >= capacity;
  const share = isFull ? 1 : booked / capacity;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        insetInline: '22%',
        bottom: 6,
        height: 4,
        borderRadius: '2px',
        overflow: 'hidden',
        backgroundColor: 'var(--sunken)',
        pointerEvents: 'none',
        '&::after': {
          content: '""',
          display: 'block',
          height: '100%',
          width: `${share * 100}%`,
          backgroundColor: isFull ? 'var(--err)' : '#c9a06a',
        },
      }}
    />
  );
}
