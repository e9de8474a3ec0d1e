import { Box, TextField, Typography } from '@mui/material';
import { ScanBarcode } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '#backoffice/api/failure.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { counterTexts } from './counter.texts.ts';
import { findScanned, type ScanHit } from './find-scanned.ts';

type Props = {
  text: string;
  change: (text: string) => void;
  add: (scanned: ScanHit) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** A scanner types a code and Enter, faster than it is looked up: codes wait for one another. */
export function ScanField({ text, change, add, field }: Props) {
  const t = useTexts(counterTexts);
  const language = useLanguage();
  const notify = useNotify();
  const turn = useRef(Promise.resolve());
  const [wrong, setWrong] = useState('');
  const look = async (code: string) => {
    try {
      const scanned = await findScanned(code);
      if (!scanned) setWrong(t('unknown', { code }));
      else if (scanned.option.free <= 0)
        setWrong(t('soldOut', { title: pick(scanned.product.title, language) }));
      else add(scanned);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  const enter = () => {
    const code = text.trim();
    if (code === '') return;
    setWrong('');
    change('');
    turn.current = turn.current.then(() => look(code));
  };
  return (
    <Box>
      <TextField
        label={t('scan')}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && enter()}
        fullWidth
        autoFocus
        autoComplete="off"
        inputRef={field}
        slotProps={{
          htmlInput: { maxLength: 60, 'aria-keyshortcuts': 'F2' },
          input: {
            startAdornment: <ScanBarcode size={20} style={{ marginRight: 10 }} />,
            endAdornment: <kbd>F2</kbd>,
          },
        }}
      />
      <Typography role="status" sx={{ color: 'var(--err)', fontWeight: 650 }}>
        {wrong}
      </Typography>
    </Box>
  );
}
