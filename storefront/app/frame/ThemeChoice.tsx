import { useState } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { footerTexts } from './footer.texts.ts';
import { chooseTheme, readTheme, type Theme } from './theme.ts';
import classes from './ThemeChoice.module.css';

export function ThemeChoice() {
  const t = useTexts(footerTexts);
  const [theme, setTheme] = useState<Theme>(readTheme);

  function choose(next: Theme) {
    setTheme(next);
    chooseTheme(next);
  }

  return (
    <label className={classes['choice']}>
      <span className={classes['label']}>{t('theme')}</span>
      <select
        className={classes['select']}
        value={theme}
        onChange={(event) => choose(event.target.value as Theme)}
      >
        <option value="system">{t('themeSystem')}</option>
        <option value="light">{t('themeLight')}</option>
        <option value="dark">{t('themeDark')}</option>
      </select>
    </label>
  );
}
