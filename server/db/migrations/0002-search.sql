create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Case and accents out of the way, for searching and sorting. `unaccent` counts as not immutable only because its
-- dictionary could be exchanged; naming the dictionary, and binding it here, makes the promise that an index needs.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));

-- Folded, on one line, with a space before every word. Chinese and Japanese are written without spaces, so that there
-- each character stands as a word: the index knows words of any length by their beginning, and parts of words only
-- from three letters on.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return ' ' || regexp_replace(
    regexp_replace(fold_text(value), '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'),
    '\s+', ' ', 'g'
  );

-- The pattern that finds a word in a `search_text`: anywhere, and at the beginning of a word for one or two letters.
-- What is searched for is meant literally, so `%`, `_` and `\` lose their power; after folding, which turns a
-- full-width percent sign into a plain one.
create function search_pattern(word text) returns text
  language sql immutable strict parallel safe
  return '%'
    || case when word ~ '^[[:alnum:]]{1,2}$' then ' ' else '' end
    || regexp_replace(ltrim(search_text(word)), '([\\%_])', '\\\1', 'g')
    || '%';
