-- expand
-- Working days until goods made to order are ready; 0: they lie ready, which is what a former release takes all goods for.
alter table product add column lead_days integer not null default 0;
alter table product add constraint product_lead_days_check check (lead_days between 0 and 14) not valid;
alter table product_shelf add column lead_days integer not null default 0;
