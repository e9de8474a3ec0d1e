-- expand
-- What a scanner reads on a package: two options may carry one code, so that it finds and does not decide.
alter table product_option add column barcode text;
-- squawk-ignore require-concurrent-index-creation
create index product_option_barcode on product_option (barcode) where barcode is not null;
