-- expand
-- Whole tenge added up as they are: sum() of a bigint counts in numerics, which takes a third of the ledger's audit. Serial on
-- purpose: workers would each hold all accounts.
create aggregate whole_sum(bigint) (sfunc = int8pl, stype = bigint);
