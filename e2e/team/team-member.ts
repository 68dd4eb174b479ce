import { calledByName, givePassword } from '../harness/accounts.ts'
import { inDatabase } from '../harness/database.ts'

/** A subordinate of the manager whom no other test uses: each test takes a different one. */
export async function teamMember(which: 'first' | 'last'): Promise<{ userName: string; name: string }> {
  const [found] = await inDatabase(
    `select a.user_name, a.name from identity.account a
     join org.job j on j.site_id = a.site_id and j.account_id = a.id and j.is_main and j.until is null
     join org.job led on led.site_id = a.site_id and led.is_head and led.until is null and led.unit_id = j.unit_id
     join identity.account m on m.site_id = led.site_id and m.id = led.account_id and m.user_name = 'he_yuanzhou'
     where a.id <> m.id and a.state = 'active' and a.password_hash is null
       and a.user_name <> all($1)
       and not exists (select from identity.failure f where f.site_id = a.site_id and f.subject = a.id::text)
     order by a.id ${which === 'first' ? 'asc' : 'desc'} limit 1`,
    [calledByName],
  )
  const { user_name: userName = '', name = '' } = found ?? {}
  await givePassword(userName)
  return { userName, name }
}
