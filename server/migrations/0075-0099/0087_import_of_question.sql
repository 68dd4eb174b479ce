-- Which import wrote a question, so that its own drafts can be looked at and approved apart from all others.
alter table exam.question
  add column import_id bigint,
  add foreign key (site_id, import_id) references exam.import (site_id, id) on delete set null (import_id);

update exam.question as question
set import_id = row.import_id
from exam_key.import_row as row
where row.site_id = question.site_id and row.question_id = question.id;

create index question_of_import on exam.question (site_id, import_id) where import_id is not null;
