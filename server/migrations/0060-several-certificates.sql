-- expand
-- Up to five gift certificates pay for an order: what each of them gave, and what it got back while the order goes on. The
-- columns of shop_order keep the first certificate and the sums.
create table certificate_use (
  order_id text not null references shop_order on delete cascade,
  certificate_id integer not null references certificate,
  position integer not null check (position between 1 and 5),
  tenge bigint not null check (tenge >= 0),
  returned_tenge bigint not null default 0,
  primary key (order_id, position),
  unique (order_id, certificate_id),
  constraint certificate_use_returns_what_was_given check (returned_tenge between 0 and tenge)
);
create index certificate_use_certificate on certificate_use (certificate_id);

-- The release before writes the columns alone: at the end of its transaction the one certificate of an order follows them. Where
-- there are several, columns and rows must agree.
create function agree_on_certificates() returns trigger language plpgsql as $$
declare
  head record;
  used record;
begin
  select certificate_id, discount_tenge - promo_tenge as tenge, certificate_returned_tenge as returned into head
    from shop_order where id = new.id;
  select count(*) as times, sum(tenge) as tenge, sum(returned_tenge) as returned into used
    from certificate_use where order_id = new.id;
  if head.certificate_id is null or (head.tenge, head.returned) is not distinct from (used.tenge, used.returned) then
    return null;
  end if;
  if used.times > 1 then
    raise exception 'order % and its certificates tell different sums', new.id using errcode = 'check_violation';
  end if;
  insert into certificate_use (order_id, certificate_id, position, tenge, returned_tenge)
    values (new.id, head.certificate_id, 1, head.tenge, head.returned)
    on conflict (order_id, position) do update set tenge = excluded.tenge, returned_tenge = excluded.returned_tenge;
  return null;
end $$;
create constraint trigger shop_order_agrees_on_certificates
  after insert or update of certificate_id, discount_tenge, promo_tenge, certificate_returned_tenge on shop_order
  deferrable initially deferred for each row when (new.certificate_id is not null) execute function agree_on_certificates();

insert into certificate_use (order_id, certificate_id, position, tenge, returned_tenge)
  select id, certificate_id, 1, discount_tenge - promo_tenge, certificate_returned_tenge from shop_order
  where certificate_id is not null;

-- An order gives back to a certificate no more than it took from it.
create function bound_certificate_back() returns trigger language plpgsql as $$
begin
  if (select sum(case code when 'certificate-back' then amount_tenge else -amount_tenge end) from transfer
      where state in ('posted', 'post') and (code = 'certificate-back' and debit_id = new.debit_id and credit_id = new.credit_id
        or code = 'certificate-spent' and debit_id = new.credit_id and credit_id = new.debit_id)) > 0 then
    raise exception 'transfer %: more goes back to a certificate than it gave', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger transfer_gives_back_what_was_taken after insert on transfer
  for each row when (new.code = 'certificate-back') execute function bound_certificate_back();
