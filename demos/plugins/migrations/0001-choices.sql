-- What a user has chosen on the screen "Plugins", saved as a whole.
create table plugin_choices (
  user_id uuid primary key references users on delete cascade,
  choices jsonb not null
);
