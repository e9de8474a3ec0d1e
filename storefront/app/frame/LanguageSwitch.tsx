import { useSelector } from 'react-redux';
import { chooseLanguage, selectLanguage, selectLanguages } from '#storefront/lang/lang.slice.ts';
import { languageNames } from '#storefront/lang/language.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import classes from './LanguageSwitch.module.css';
import { layoutTexts } from './layout.texts.ts';

/** Switches between TM and РУ without a reload. */
export function LanguageSwitch() {
  const t = useTexts(layoutTexts);
  const dispatch = useShopDispatch();
  const active = useSelector(selectLanguage);
  const rows = useSelector(selectLanguages);
  return (
    <div className={classes['switch']} role="group" aria-label={t('language')}>
      {rows.map((row) => (
        <button
          key={row.code}
          type="button"
          lang={row.tag}
          aria-pressed={row.code === active}
          aria-label={`${languageNames[row.code].short} · ${row.title}`}
          onClick={() => void dispatch(chooseLanguage(row.code))}
        >
          {languageNames[row.code].short}
        </button>
      ))}
    </div>
  );
}
