import { inDatabase } from './database.ts'

/** People whom journeys call by name: whoever draws somebody of their own leaves these alone. */
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
 * Gives somebody of the main site the password of the demo accounts, so that a journey has a person of its own.
 * Journeys run side by side: a person whom two of them change is one too few, so the second is refused.
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
  if (given.length === 0) throw new Error(`${userName} is nobody, or already the person of another journey.`)
}
