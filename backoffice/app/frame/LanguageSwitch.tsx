import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { saveLanguage } from '#backoffice/api/me.ts';
import { useChangeLanguage } from '#backoffice/lang/LanguageContext.tsx';
import type { Language } from '#domain/print/texts.ts';
import { layoutTexts } from './layout.texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';

type Props = {
  /** Stored in the account; before sign-in in the browser only. */
  isRemembered: boolean;
  colour?: string;
};

export function LanguageSwitch({ isRemembered, colour = 'inherit' }: Props) {
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const t = useTexts(layoutTexts);
  const choose = (chosen: Language | null) => {
    if (!chosen || chosen === language) return;
    if (isRemembered) void saveLanguage(chosen).catch(() => undefined);
    void changeLanguage(chosen);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language}
      aria-label={t('language')}
      onChange={(_, chosen: Language | null) => choose(chosen)}
      sx={{
        '& .MuiToggleButton-root': {
          color: colour,
          borderColor: 'currentcolor',
          padding: '2px 10px',
          minHeight: 36,
          opacity: 0.85,
        },
        '& .MuiToggleButton-root.Mui-selected': {
          color: '#2a161b',
          backgroundColor: '#e6bd6f',
          opacity: 1,
          '&:hover': { backgroundColor: '#e0b563' },
        },
      }}
    >
      <ToggleButton value="tm" lang="tk" aria-label="TM: Türkmençe">
        TM
      </ToggleButton>
      <ToggleButton value="ru" lang="ru" aria-label="RU: Русский">
        RU
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
