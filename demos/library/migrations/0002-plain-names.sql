-- Names of items from before they were cleaned: without characters that change the direction of text, and without control
-- characters; see `contract/plain-name.ts`.
update library_items
set name = coalesce(
    nullif(btrim(regexp_replace(regexp_replace(name, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), ''),
    kind
  )
where name ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';
