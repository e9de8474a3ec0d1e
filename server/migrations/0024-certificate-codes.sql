-- expand
-- A certificate's code is worth its balance, so it is long: 16 signs of an alphabet of 32 are 80 bits, and so are 20 hexadecimal
-- digits, as in upper(encode(gen_random_bytes(10), 'hex')). Codes that were given out before stay valid.
alter table certificate add column is_short boolean not null default true;
alter table certificate alter column is_short set default false;
alter table certificate add constraint certificate_code_is_long check (is_short or length(code) >= 16) not valid;
