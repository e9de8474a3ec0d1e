import { pick, say } from '#backoffice/lang/texts.ts';
import { packingSlipTexts } from './packing-slip.texts.ts';
import type { PackingSlipProps } from './packing-slip-props.ts';

/** Units to take from stock for all these orders together. */
export function PickingList({ packingSlips, language, isNarrow }: PackingSlipProps) {
  const t = (key: keyof typeof packingSlipTexts) => say(language, packingSlipTexts, key);
  return (
    <div className="sheet">
      <h1>{t('picking')}</h1>
      <table>
        <thead>
          <tr>
            <th>{t('pieces')}</th>
            <th>{t('product')}</th>
            {!isNarrow && <th>{t('forOrders')}</th>}
            <th>✓</th>
          </tr>
        </thead>
        <tbody>
          {packingSlips.picking.map((row) => (
            <tr key={row.option}>
              <td style={{ fontWeight: 650, fontSize: '1.2em' }}>{row.quantity}</td>
              <td>
                {[pick(row.title, language), pick(row.optionTitle, language)].filter(Boolean).join(', ')}
                <br />
                {row.sku}
                {isNarrow && ` · ${row.orders.join(', ')}`}
              </td>
              {!isNarrow && <td>{row.orders.join(', ')}</td>}
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
