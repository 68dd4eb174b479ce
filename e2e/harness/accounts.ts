import { inDatabase } from './database.ts'

/** Accounts that tests use by name; helpers that pick a random person must skip them. */
export const calledByName: readonly string[] = [
  'xu_qinghe',
  'jiang_lin',
  'ye_chuqing',
  'lu_yunzhou',
  'cheng_yike',
  'zhou_yuan',
  'shen_ruochuan',
  'gu_huaizhi',
]

/**
 * Gives a person of the main site the password of the demo accounts, so that a test has a person of its own.
 * Tests run in parallel: a person already taken by another test is rejected.
 */
export async function givePassword(userName: string): Promise<void> {
  const given = await inDatabase(
    `update identity.account as one set password_hash = lin.password_hash
     from identity.account as lin
     where lin.user_name = 'lin_zhixia' and lin.site_id = one.site_id and one.user_name = $1
       and one.password_hash is null
     returning one.id`,
    [userName],
  )
  if (given.length === 0) throw new Error(`${userName} does not exist or is already used by another test.`)
}

/**
 * Creates a unit below the root with its own people, by account and name; the first is its head. They have the same
 * rights as 林知夏, and no other test uses them.
 */
export async function makeTeam(unit: string, people: Readonly<Record<string, string>>): Promise<void> {
  await inDatabase(
    `
    with lin as (select * from identity.account where user_name = 'lin_zhixia'),
    root as (
      select unit.*, platform.next_id() as new_id from org.unit as unit join lin on lin.site_id = unit.site_id
      where unit.parent_id is null and unit.closed_at is null order by unit.position limit 1
    ),
    made as (
      insert into org.unit (site_id, id, code, name, position, parent_id, path)
      select site_id, new_id, 'T' || new_id, $1, 99, id, path || new_id from root returning site_id, id
    ),
    people as (
      insert into identity.account (site_id, user_name, name, password_hash)
      select lin.site_id, one.user_name, one.name, lin.password_hash
      from lin, unnest($2::text[], $3::text[]) as one (user_name, name)
      returning site_id, id, user_name
    ),
    agreed as (
      insert into identity.acceptance (site_id, account_id, agreement_id, at)
      select people.site_id, people.id, old.agreement_id, old.at
      from people, identity.acceptance as old join lin on lin.site_id = old.site_id and lin.id = old.account_id
    )
    insert into org.job (site_id, account_id, unit_id, position_id, is_head, since)
    select people.site_id, people.id, made.id, job.position_id, people.user_name = ($2::text[])[1], '2024-01-01'
    from people, made, org.job as job join lin on lin.site_id = job.site_id and lin.id = job.account_id
    where job.is_main and job.until is null`,
    [unit, Object.keys(people), Object.values(people)],
  )
}

/** Looks only in the main site: every site has an administrator of this name. */
export async function idOf(userName: string): Promise<string> {
  const [row] = await inDatabase(
    `select id from identity.account where user_name = $1
     and site_id = (select site_id from identity.account where user_name = 'lin_zhixia')`,
    [userName],
  )
  return row?.['id'] ?? ''
}
