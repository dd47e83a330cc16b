-- Names of files from before they were cleaned: without characters that change the direction of text, and without control
-- characters; see `contract/plain-name.ts` and `server/uploads/file-names.ts`.
create function pg_temp.plain_name(name text, otherwise text) returns text language sql immutable
return coalesce(
  nullif(
    btrim(
      regexp_replace(
        regexp_replace(name, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
        '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+',
        ' ',
        'g'
      )
    ),
    ''
  ),
  otherwise
);

update uploads set name = pg_temp.plain_name(name, 'file') where name <> pg_temp.plain_name(name, 'file');

update library_items set name = pg_temp.plain_name(name, kind) where name <> pg_temp.plain_name(name, kind);

update messages
set attachments = (
  select jsonb_agg(file || jsonb_build_object('name', pg_temp.plain_name(file ->> 'name', 'file')) order by position)
  from jsonb_array_elements(attachments) with ordinality as files (file, position)
)
where exists (
  select from jsonb_array_elements(attachments) as file
  where file ->> 'name' <> pg_temp.plain_name(file ->> 'name', 'file')
);

drop function pg_temp.plain_name(text, text);
