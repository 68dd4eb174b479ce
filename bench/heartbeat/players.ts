import type { TestDatabase } from '../../faults/env/database.ts'

/** Everybody in the test database has a long film open in one course, as `startStudy` leaves it. The player id is derived from the account id. */
export async function openPlayers({ asOwner, siteId }: TestDatabase): Promise<void> {
  await asOwner(async (client) => {
    await client.query('begin')
    await client.query(courseSql, [siteId])
    await client.query(playersSql, [siteId])
    await client.query('commit')
    await client.query('analyze learning.player, learning.progress, learning.enrolment')
  })
}

/** The player id of a person in this benchmark. */
export const playerOf = (accountId: string) =>
  `00000000-0000-4000-8000-${(BigInt(accountId) % 0xffff_ffff_ffffn).toString(16).padStart(12, '0')}`

const courseSql = `
  with author as (select id from identity.account where site_id = $1 limit 1),
  made as (
    insert into course.course (site_id, kind, title, cover, created_by)
    select $1, 'SELFSTUDY', '安全第一课', '{"kind":"drawn","seed":1}', id from author returning id, created_by
  ), module as (
    insert into course.module (site_id, course_id, type) select $1, id, 'VOD' from made returning id
  )
  insert into course.version (site_id, course_id, number, content, published_by)
  select $1, id, 1, '{}', created_by from made`

const playersSql = `
  with version as (
    select version.id, version.course_id, module.id as module_id
    from course.version join course.module on module.site_id = version.site_id and module.course_id = version.course_id
    where version.site_id = $1
  ), enrolled as (
    insert into learning.enrolment (site_id, course_id, account_id, version_id, status, studied_at)
    select $1, version.course_id, account.id, version.id, 'IN_PROGRESS', now()
    from identity.account, version where account.site_id = $1
    returning id, account_id
  ), progress as (
    insert into learning.progress (site_id, enrolment_id, module_id, opens)
    select $1, enrolled.id, version.module_id, 1 from enrolled, version
  )
  insert into learning.player
    (site_id, account_id, token, enrolment_id, module_id, beat_at, unit, length)
  select $1, enrolled.account_id,
    '00000000-0000-4000-8000-' || lpad(to_hex(enrolled.account_id % 281474976710655), 12, '0'),
    enrolled.id, version.module_id, now(), 'second', 360000
  from enrolled, version`
