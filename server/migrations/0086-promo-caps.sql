-- expand
-- What a percentage takes off an order at most. A node of the release before knows no cap: it takes the whole percentage.
alter table promo_code add column most_tenge bigint;
alter table promo_code add constraint promo_code_most_tenge_check
  check (most_tenge is null or most_tenge > 0 and kind = 'percent') not valid;
