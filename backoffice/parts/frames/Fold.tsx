import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { get, useFormState } from 'react-hook-form';

type Props = { title: string; note?: string; sources: readonly string[]; children: ReactNode };

/** Collapsible part of a form. Opens by itself when a field in it has an error; its fields are always mounted. */
export function Fold({ title, note, sources, children }: Props) {
  const { errors } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const isFaulty = sources.some((source) => get(errors, source) !== undefined);
  return (
    <Accordion
      expanded={isOpen || isFaulty}
      onChange={(_, open) => setOpen(open)}
      disableGutters
      elevation={0}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{
        border: '1px solid var(--line)',
        borderRadius: '14px !important',
        '&::before': { display: 'none' },
        minWidth: 0,
      }}
    >
      <AccordionSummary expandIcon={<ChevronDown size={20} />}>
        <span>
          <Typography component="span" sx={{ fontWeight: 650 }} color={isFaulty ? 'error' : 'inherit'}>
            {title}
          </Typography>
          {note && (
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {note}
            </Typography>
          )}
        </span>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
