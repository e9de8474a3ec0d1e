import { Box } from '@mui/material';

/** "One · two · three" as a block whose lines neither begin nor end with a dot. Empty parts are left out. */
export function Dotted({ parts }: { parts: readonly (string | null)[] }) {
  return (
    // Cuts off the dot of a part that begins a line.
    <Box component="span" sx={{ display: 'block', marginLeft: '-12px', clipPath: 'inset(0 0 0 12px)' }}>
      {parts.filter(Boolean).map((part, at) => (
        <Box key={part} component="span" sx={{ display: 'inline-block', paddingLeft: '12px' }}>
          {at > 0 && (
            <Box component="span" sx={dot}>
              {' · '}
            </Box>
          )}
          {part}
        </Box>
      ))}
    </Box>
  );
}

const dot = {
  display: 'inline-block',
  width: 12,
  marginLeft: '-12px',
  textAlign: 'center',
  whiteSpace: 'pre',
};
