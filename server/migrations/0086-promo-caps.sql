-- expand
-- What a percentage takes off an order at most. A node of the release before knows no cap: it takes the whole
-- percentage, and may give a code with a cap another kind.
alter table promo_code add column most_tenge bigint;
alter table promo_code add constraint promo_code_most_tenge_check
  check (most_tenge > 0) not valid;
