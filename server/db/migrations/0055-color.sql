-- One spelling of the word in the whole app. The name is a key of the specifications of products.
update products set specs = replace(specs::text, '"Colour"', '"Color"')::jsonb where specs::text like '%"Colour"%';
