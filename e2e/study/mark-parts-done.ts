import { inDatabase } from '../harness/database.ts'

/** Marks all parts of a course except these as done: one of each kind is enough for a test. */
export const doneBefore = (id: string, userName: string, besides: readonly string[]) =>
  inDatabase(
    `insert into learning.progress (site_id, enrolment_id, module_id, opens, submits, is_viewed, is_saved, score)
     select mine.site_id, mine.id, (module ->> 'id')::bigint, 1, 1, true, true, 100
     from learning.enrolment as mine
     join identity.account as person on person.site_id = mine.site_id and person.id = mine.account_id
     join course.version as version on version.site_id = mine.site_id and version.id = mine.version_id,
     jsonb_array_elements(version.content -> 'chapters') as chapter, jsonb_array_elements(chapter -> 'modules') as module
     where mine.course_id = $1 and mine.is_current and person.user_name = $2 and module ->> 'title' <> all ($3)`,
    [id, userName, besides],
  )
