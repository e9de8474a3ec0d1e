/** Invariants of certificates that orders sell, as queries that return violations. */
import { insteadOfMoney } from '#domain/certificates/certificate.ts';

const unpaid = "('awaiting-payment', 'expired')";

export const certificateRules: Record<string, string> = {
  'I16 certificates that were sold exist for exactly the paid units of their order, or instead of its money': `
    select s.order_id || ' ' || s.position || '.' || s.unit || ' ' || o.status as what
    from certificate_sale s join shop_order o on o.id = s.order_id left join certificate c on c.id = s.certificate_id
    where case when s.position = ${insteadOfMoney} then o.status <> 'cancelled' or c.id is null or c.issued_tenge <> s.face_tenge
      when o.status in ${unpaid} then s.certificate_id is not null
      when o.status not in ('cancelled', 'returned') then c.id is null or c.issued_tenge <> s.face_tenge
      else c.state = 'active' and (select balance_tenge from certificate_money where certificate_id = c.id) = c.issued_tenge
        and not exists (select from transfer t join account a on a.id = t.debit_id
          where t.code = 'certificate-spent' and a.kind = 'certificate' and a.owner = c.id::text) end
    union all select l.order_id || ' ' || l.position || ': ' || l.quantity || ' ordered, ' || count(s.unit) || ' described'
    from order_line l join certificate_sale s on s.order_id = l.order_id and s.position = l.position
    group by l.order_id, l.position, l.quantity having count(s.unit) <> l.quantity`,
  'I16 money that an order gave for a certificate is posted once, and no more of it came back': `
    select s.certificate_id || ': ' || coalesce(t.sold, 0) || ', ' || coalesce(t.unsold, 0) as what
    from certificate_sale s join certificate c on c.id = s.certificate_id left join (
      select split_part(source, '#', 1) as source, sum(amount_tenge) filter (where code = 'certificate-sold') as sold,
        sum(amount_tenge) filter (where code = 'certificate-unsold') as unsold
      from transfer where code in ('certificate-sold', 'certificate-unsold') group by 1) t on t.source = c.id::text
    where t.sold is distinct from s.face_tenge or t.unsold > t.sold`,
};
