-- Whoever is not enrolled may play what a course offers for trying. A file is asked for by its number, so the few
-- modules that may be tried are found by the file that they show.
create index version_trial_files on course.version using gin
  (jsonb_path_query_array(content, '$.chapters[*].modules[*] ? (@.isTrial == true).body.fileId'));
