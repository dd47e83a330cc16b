alter table users
  add column job text not null default '',
  add column company text not null default '',
  add column phone text not null default '',
  add column location text not null default '',
  add column about text not null default '';
