-- expand
-- How to care for what was given: nodes of the former release write nothing of it.
alter table product add column care local_text not null default '{"tm": "", "ru": ""}';
