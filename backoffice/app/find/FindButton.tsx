import { Box, ButtonBase, IconButton, useMediaQuery } from '@mui/material';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '#backoffice/app/frame/alerts/is-typing.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { findTexts } from './find.texts.ts';

const FindDialog = lazy(() => import('./FindDialog.tsx').then((module) => ({ default: module.FindDialog })));

/** Opens the search of everything: a field in the bar, a picture on a phone; `/` and Ctrl-K open it as well. */
export function FindButton() {
  const t = useTexts(findTexts);
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery('(min-width:900px)');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSlash =
        (event.code === 'Slash' || event.key === '/') && !event.shiftKey && !isTyping(event.target);
      const isCtrl = event.ctrlKey || event.metaKey;
      if (event.altKey || !(isCtrl ? event.code === 'KeyK' : isSlash)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const open = () => setOpen(true);
  return (
    <>
      {isWide ? (
        <WideButton words={t('find')} open={open} />
      ) : (
        <IconButton color="inherit" aria-label={t('find')} onClick={open} sx={{ padding: 0.75 }}>
          <Search size={20} />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <FindDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function WideButton({ words, open }: { words: string; open: () => void }) {
  return (
    <ButtonBase
      aria-label={words}
      aria-keyshortcuts="/ Control+K"
      onClick={open}
      sx={{
        flex: '0 1 380px',
        minWidth: 140,
        height: 34,
        gap: 1,
        marginRight: 2,
        paddingInline: 1.25,
        justifyContent: 'flex-start',
        borderRadius: '10px',
        border: '1px solid rgb(255 248 239 / 30%)',
        backgroundColor: 'rgb(255 248 239 / 12%)',
        fontSize: 14,
      }}
    >
      <Search size={17} aria-hidden />
      <Box
        component="span"
        sx={{
          flexGrow: 1,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
          textAlign: 'left',
        }}
      >
        {words}
      </Box>
      <Box
        component="kbd"
        aria-hidden
        sx={{
          paddingInline: 1,
          borderRadius: '6px',
          border: '1px solid rgb(255 248 239 / 30%)',
          fontFamily: 'inherit',
          fontSize: 12,
        }}
      >
        /
      </Box>
    </ButtonBase>
  );
}
