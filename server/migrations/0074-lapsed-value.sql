-- expand
-- Value that lapsed stays with the shop: it is no part of what was booked out, which orders that sold certificates have again.
alter table certificate add column lapsed_tenge bigint not null default 0;
update certificate c set lapsed_tenge = l.tenge, booked_out_tenge = c.booked_out_tenge - l.tenge
  from (select split_part(source, '#', 1)::integer as id, sum(amount_tenge) as tenge from transfer
    where code = 'certificate-lapsed' and state in ('posted', 'pending') group by 1) l
  where l.id = c.id and c.booked_out_tenge >= l.tenge;
