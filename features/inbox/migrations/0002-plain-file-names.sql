-- Names of attachments from before they were cleaned: without characters that change the direction of text, and without
-- control characters; see `contract/plain-name.ts`.
update messages
set attachments = (
  select jsonb_agg(
    file || jsonb_build_object(
      'name',
      coalesce(
        nullif(
          btrim(
            regexp_replace(
              regexp_replace(file ->> 'name', '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
              '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+',
              ' ',
              'g'
            )
          ),
          ''
        ),
        'file'
      )
    )
    order by position
  )
  from jsonb_array_elements(attachments) with ordinality as files (file, position)
)
where exists (
  select from jsonb_array_elements(attachments) as file
  where file ->> 'name' ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
);
