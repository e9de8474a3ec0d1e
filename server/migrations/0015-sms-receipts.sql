-- A carrier reports on a message under its own name for it.
create index sms_message_provider on sms_message (provider_id) where provider_id is not null;
