import { randomInt } from 'node:crypto'
import { inDatabase } from '../harness/database.ts'

const surnames = '白常段方管贺纪康骆莫宁裴秦任邵唐温萧严郑'
const givenNames =
  '安澜 初夏 闻笛 景行 可心 明远 南星 清越 书禾 思齐 望舒 希言 星野 亦凡 予墨 知秋 听雨 临川 见山 怀瑾 云舒 念一 若谷 向晚 采薇 北辰 乐之 长歌 青禾 朝颜'.split(
    ' ',
  )
const pickRandom = (from: string | readonly string[]) => from[randomInt(from.length)] ?? ''

/** The parts of an account that tests need. */
export type Learner = { readonly id: string; readonly userName: string; readonly name: string }

/**
 * Creates a person for one test only, with the rights of 林知夏: her password and accepted agreements, in a department
 * that no test looks at. The name is unique, so a test may search for it.
 */
export async function newPerson(): Promise<Learner> {
  const userName = `learner_${Array.from({ length: 8 }, () => pickRandom('abcdefghijklmnopqrstuvwxyz')).join('')}`
  const name = pickRandom(surnames) + pickRandom(givenNames)
  const [made] = await inDatabase(
    `
    with lin as (
      select * from identity.account where user_name = 'lin_zhixia'
        and not exists (select from identity.account as twin where twin.name = $2)
    ),
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
    (select made.site_id, made.id, unit.id, min(position.id), '2024-01-01'
     from made join org.unit as unit on unit.site_id = made.site_id and unit.code = 'OVS-BIZ'
     join org.position as position on position.site_id = made.site_id
     group by made.site_id, made.id, unit.id)
    returning account_id as id`,
    [userName, name],
  )
  // The user name is taken: try another one.
  if (!made) return newPerson()
  return { id: made['id'] ?? '', userName, name }
}

/** The user name of a new person. */
export const newLearner = async (): Promise<string> => (await newPerson()).userName
