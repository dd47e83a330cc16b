create index projects_search on projects using gin (search_text gin_trgm_ops);
