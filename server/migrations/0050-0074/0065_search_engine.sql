-- Sites that are kept in Groonga too. Facts reach it as soon as there is a row; it answers when it has been filled.
create table search.engine (
  site_id integer primary key references site.site (id),
  does_answer boolean not null default false
);

-- What a common word matches is half of a site. Told so, PostgreSQL reads the words of every document from beside the
-- table instead of asking the index, and pays several times as much: it shall believe that any word is rare. Setting
-- the type anew drops what it has learnt, and makes the indexes of the words anew.
do $$
begin
  for part in 0 .. 15 loop
    execute format('alter table search.document_%s alter column words set statistics 0, alter column title_words set statistics 0', part);
  end loop;
end $$;
alter table search.document
  alter column words set statistics 0,
  alter column title_words set statistics 0;
alter table search.document
  alter column words type tsvector,
  alter column title_words type tsvector;
