import { say } from '#backoffice/lang/texts.ts';
import { packingSlipTexts } from './packing-slip.texts.ts';
import type { PackingSlipProps } from './packing-slip-props.ts';

/** The words of the greeting cards, one to a page, as the giver wrote them. */
export function CardSheets({ packingSlips, language }: PackingSlipProps) {
  const cards = packingSlips.orders.filter(({ gift }) => gift?.message);
  if (cards.length === 0) return <p>{say(language, packingSlipTexts, 'noCard')}</p>;
  return cards.map(({ id, gift }) => (
    <div className="sheet" key={id}>
      <div className="card">
        <div>{gift?.message}</div>
        {gift?.senderName && !gift.anonymous && (
          <div style={{ marginTop: '6mm', fontSize: '0.8em' }}>{gift.senderName}</div>
        )}
      </div>
    </div>
  ));
}
