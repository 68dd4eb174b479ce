-- A paper comes in with all its answers and leaves its mistakes, fifty rows of each, and every foreign key looks up what
-- it names row by row. Whoever writes them holds the attempt locked, in the same transaction: it is there, and by its own
-- keys so are its exam, its form and the account. Those keys stay.
alter table exam.answer drop constraint answer_site_id_attempt_id_fkey;
alter table exam.mistake
  drop constraint mistake_site_id_account_id_fkey,
  drop constraint mistake_site_id_exam_id_fkey,
  drop constraint mistake_site_id_form_id_fkey;
-- They served the keys alone: the notebook is read by its account.
drop index exam.mistake_of_exam;
drop index exam.mistake_of_form;

-- Answers still go with their attempt, once for all that are deleted together.
create function exam.take_answers_along() returns trigger language plpgsql as $$
begin
  delete from exam.answer using gone
  where answer.site_id = gone.site_id and answer.attempt_id = gone.id;
  return null;
end $$;
create trigger answers_go_along after delete on exam.attempt
  referencing old table as gone for each statement execute function exam.take_answers_along();
