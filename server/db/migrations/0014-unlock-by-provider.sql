-- The locked session that a provider's answer will unlock. Null: the answer begins a new session.
alter table sign_in_flows add column session_id uuid references sessions (id) on delete cascade;
