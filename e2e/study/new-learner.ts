import { calledByName } from '../accounts.ts'
import { inDatabase } from '../database.ts'

/**
 * Somebody of the main site whom no other journey knows and who is not in this course, with the password of the demo
 * accounts: found and taken in one statement, for journeys run side by side.
 */
export async function newLearner(courseTitle = ''): Promise<string> {
  const [row] = await inDatabase(
    `update identity.account as one set password_hash = lin.password_hash
     from identity.account as lin
     where lin.user_name = 'lin_zhixia' and lin.site_id = one.site_id and one.id = (
       select free.id from identity.account as free
       join identity.account as known on known.site_id = free.site_id and known.user_name = 'lin_zhixia'
       where free.password_hash is null and free.state = 'active' and not free.is_external
         and free.user_name ~ '^[a-z_]+$' and free.user_name <> all($1)
         and not exists (select from identity.failure as wrong
           where wrong.site_id = free.site_id and wrong.subject = free.id::text)
         and not exists (select from learning.enrolment as taken join course.course as course
           on course.site_id = taken.site_id and course.id = taken.course_id
           where taken.site_id = free.site_id and taken.account_id = free.id and course.title = $2)
       order by free.id desc limit 1 for update of free skip locked)
     returning one.user_name`,
    [calledByName, courseTitle],
  )
  const userName = row?.['user_name']
  if (userName === undefined) throw new Error('Everybody is somebody of another journey already.')
  return userName
}
