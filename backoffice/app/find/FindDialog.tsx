import {
  Autocomplete,
  type AutocompleteRenderInputParams,
  Box,
  Dialog,
  InputBase,
  type PopperProps,
  Typography,
} from '@mui/material';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { FoundRow } from './FoundRow.tsx';
import { findTexts } from './find.texts.ts';
import { type Hit, useHits } from './use-hits.ts';

const pauseMs = 150;
const look = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { maxWidth: 700 },
  '& .MuiAutocomplete-option.Mui-focused': { backgroundColor: 'var(--anar-soft) !important' },
};

/** Search of orders, customers, products, screens and actions; nothing of it is kept. */
export function FindDialog({ close }: { close: () => void }) {
  const t = useTexts(findTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const q = useSlow(typed);
  const { hits, isPending, isFormer, error } = useHits(q);
  const open = (hit: Hit | null) => {
    // The hits of a former query are still there: none of them is meant.
    if (!hit || isFormer || q !== typed.trim()) return;
    close();
    void navigate(hit.to, hit.caller ? { state: { caller: hit.caller } } : {});
  };
  return (
    <Dialog open onClose={close} fullWidth slotProps={{ paper: { 'aria-label': t('find') } }} sx={look}>
      <Autocomplete<Hit>
        open
        autoHighlight
        clearOnBlur={false}
        disableCloseOnSelect
        forcePopupIcon={false}
        value={null}
        inputValue={typed}
        options={hits}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ first }) => first}
        isOptionEqualToValue={() => false}
        noOptionsText={q === '' || isPending ? t('hint') : t(error ? 'failed' : 'nothing')}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_, hit) => open(hit)}
        onClose={(_, reason) => reason === 'escape' && close()}
        slots={{ popper: Below, paper: Box }}
        slotProps={{
          paper: { sx: { border: 0, boxShadow: 'none' } },
          listbox: { component: 'div', sx: { maxHeight: { xs: '70vh', sm: 420 }, paddingInline: 1 } },
        }}
        renderGroup={({ key, group, children }) => (
          <Group key={key} words={group}>
            {children}
          </Group>
        )}
        renderOption={({ key: _, ...row }, hit) => <FoundRow key={hit.key} row={row} hit={hit} q={q} />}
        renderInput={(field) => <Field {...field} />}
      />
      <Keys />
    </Dialog>
  );
}

/** What is typed, after a pause: each query is a call. */
function useSlow(typed: string): string {
  const [slow, setSlow] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSlow(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return useDeferredValue(slow);
}

/** The hits stand below the field, inside of the dialog. */
function Below({ children }: PopperProps) {
  return typeof children === 'function' ? null : <Box>{children}</Box>;
}

function Field({ InputProps, inputProps }: AutocompleteRenderInputParams) {
  const t = useTexts(findTexts);
  return (
    <Box
      ref={InputProps.ref}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        padding: '10px 20px',
        borderBottom: '1px solid var(--line)',
      }}
    >
      <Search size={20} aria-hidden />
      <InputBase
        autoFocus
        fullWidth
        inputProps={{ ...inputProps, 'aria-label': t('find'), maxLength: 100 }}
        placeholder={t('hint')}
        sx={{ fontSize: 18 }}
      />
    </Box>
  );
}

function Group({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <Box role="group" aria-label={words}>
      <Typography
        aria-hidden
        sx={{ padding: '6px 12px 2px', color: 'text.secondary', fontSize: 13, fontWeight: 650 }}
      >
        {words}
      </Typography>
      {children}
    </Box>
  );
}

function Keys() {
  const t = useTexts(findTexts);
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: { xs: 'none', sm: 'block' }, padding: '8px 20px', borderTop: '1px solid var(--line)' }}
    >
      ↑ ↓ {t('choose')} · Enter {t('open')}
    </Typography>
  );
}
