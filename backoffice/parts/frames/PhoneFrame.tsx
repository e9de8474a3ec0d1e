import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Language } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { languageChoices, ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

/** Preview for customers at a phone's width, in either language; first, and after a switch, in that of the office. */
export function PhoneFrame({ children }: { children: (language: Language) => ReactNode }) {
  const t = useTexts(partTexts);
  const own = useLanguage();
  const [chosen, setChosen] = useState<{ own: Language; language: Language }>();
  const language = chosen?.own === own ? chosen.language : own;
  return (
    <Box sx={{ width: '100%', maxWidth: 360, marginInline: 'auto' }}>
      <ToggleChoice
        size="small"
        value={language}
        choose={(next) => setChosen({ own, language: next })}
        choices={languageChoices}
        sx={{ marginBottom: 1, '& .MuiToggleButton-root': { minHeight: 36, paddingInline: 2 } }}
      />
      <Box
        lang={language === 'tm' ? 'tk' : 'ru'}
        role="region"
        aria-label={t('onPhone')}
        tabIndex={0}
        sx={{
          maxHeight: '70vh',
          overflowY: 'auto',
          padding: 2,
          border: '8px solid #2a161b',
          borderRadius: '30px',
          backgroundColor: 'var(--bg)',
          '& h2, & h3': { fontFamily: 'Piazzolla, Georgia, serif', margin: '12px 0 6px' },
          '& p, & ul': { margin: '0 0 10px' },
        }}
      >
        {children(language)}
      </Box>
    </Box>
  );
}
