import { useTexts } from '#storefront/lang/use-texts.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';

/** The code that the recipient reads to the courier at hand-over. */
export function HandOverCode({ code }: { code: string }) {
  const t = useTexts(orderTexts);
  return (
    <Panel>
      <h2 className={classes['panelTitle']}>{t('code')}</h2>
      <p className={classes['code']}>{code}</p>
      <p>{t('codeHint')}</p>
    </Panel>
  );
}
