import type { OfficeRequest } from '#contract/gift-requests/office.ts';
import { phone } from '#domain/print/phone.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { requestTexts } from './request.texts.ts';

/** Requests that recipients have not answered, by the id of the order. */
export function useAsked({ isOff }: { isOff: boolean }): ReadonlyMap<string, OfficeRequest> {
  const may = useMay();
  const options = { everyMs: 30_000, isOff: isOff || !may('orders.change') };
  const { data } = useAnswer('GET /api/office/requests/', {}, options);
  return new Map(data?.data.map((request) => [request.order, request]));
}

/** In a list: that the SMS did not bring an answer, so that staff call. */
export function ToCallMark() {
  const t = useTexts(requestTexts);
  return <Mark tone="err">{t('needsCall')}</Mark>;
}

/** In a row that opens the order wherever else it is pressed. */
export function RecipientPhone({ request }: { request: OfficeRequest | undefined }) {
  const mobile = request?.recipient.mobile;
  if (!mobile) return null;
  return (
    <div className="tabular" style={{ whiteSpace: 'nowrap' }}>
      <a href={`tel:${mobile}`} onClick={(event) => event.stopPropagation()} style={{ color: 'var(--anar)' }}>
        {phone(mobile)}
      </a>
    </div>
  );
}
