import { randomInt } from 'node:crypto'
import { inDatabase } from '../database.ts'

const surnames = '白常段方管贺纪康骆莫宁裴秦任邵唐温萧严郑'
const givenNames = '安澜 初夏 闻笛 景行 可心 明远 南星 清越 书禾 思齐 望舒 希言 星野 亦凡 予墨 知秋'.split(
  ' ',
)
const drawn = (from: string | readonly string[]) => from[randomInt(from.length)] ?? ''

/**
 * Somebody made for one journey alone, who can do what 林知夏 can: with her password, her signature under the
 * agreements, and the work of whoever came last.
 */
export async function newLearner(): Promise<string> {
  const userName = `learner_${Array.from({ length: 8 }, () => drawn('abcdefghijklmnopqrstuvwxyz')).join('')}`
  await inDatabase(
    `
    with lin as (select * from identity.account where user_name = 'lin_zhixia'),
    made as (
      insert into identity.account (site_id, user_name, name, password_hash)
      select site_id, $1, $2, password_hash from lin returning site_id, id
    ),
    agreed as (
      insert into identity.acceptance (site_id, account_id, agreement_id, at)
      select made.site_id, made.id, old.agreement_id, old.at
      from made, identity.acceptance as old join lin on lin.site_id = old.site_id and lin.id = old.account_id
    )
    insert into org.job (site_id, account_id, unit_id, position_id, since)
    (select made.site_id, made.id, job.unit_id, job.position_id, '2024-01-01'
     from made join org.job as job on job.site_id = made.site_id
     where job.is_main and job.until is null order by job.account_id desc limit 1)`,
    [userName, drawn(surnames) + drawn(givenNames)],
  )
  return userName
}
