-- expand
-- Answers of repeated calls have one store: those of orders are kept for a week, and the books look at them.
alter table kept_answer
  add column order_id text,
  add column expires_at timestamptz not null default now() + interval '1 day';

-- The release before keeps the keys of orders in idempotency_key and knows of nothing else. While both serve, a claim of this
-- release is a row there as well, in the same transaction: whoever comes second waits for it or finds the answer, on either
-- side. Where the other has been there before, the claim fails, and its answer is read from idempotency_key. Both triggers go
-- with that table, when its last answers are a week old.
create function claim_former_key() returns trigger language plpgsql as $$
begin
  if exists (select from kept_answer where caller = new.caller and route = new.route and key = new.key) then
    return null;
  end if;
  insert into idempotency_key (customer_id, key, fingerprint, created_at)
    values (split_part(new.caller, ':', 2)::bigint, new.key, new.fingerprint, new.created_at)
    on conflict do nothing;
  if found then
    return new;
  end if;
  return null;
end $$;
create trigger kept_answer_claims_former_key before insert on kept_answer
  for each row when (new.route = 'POST /api/order/order-create/') execute function claim_former_key();

create function answer_former_key() returns trigger language plpgsql as $$
begin
  update idempotency_key set order_id = new.order_id, answer = new.answer
    where customer_id = split_part(new.caller, ':', 2)::bigint and key = new.key;
  return null;
end $$;
create trigger kept_answer_answers_former_key after update of answer on kept_answer
  for each row when (new.route = 'POST /api/order/order-create/') execute function answer_former_key();
