import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { inDatabase } from '../../harness/database.ts'
import { signIn, type Visit, visit } from '../../harness/visit.ts'
import type { Handed, Scene } from './attack-kind.ts'

/** An account of each site from which the outsider copies password, agreements and department. */
const models: Readonly<Record<string, string>> = { localhost: 'lin_zhixia', 'nanyu.localhost': 'xu_qinghe' }
const siteOf = `(select site_id from site.host where host = $1)`

type Opening = {
  readonly host: string
  readonly admin: Visit
  readonly text: (limit: number) => Handed
}

/** Creates an outsider whose name is a payload and whose manager is the administrator. */
export async function openScene({ host, admin, text }: Opening): Promise<Scene> {
  const name = text(60)
  const userName = `stranger_${randomBytes(4).toString('hex')}`
  const outsiderId = await newOutsider({ host, userName, name: name.text })
  const outsider = await visit({ host })
  await signIn(outsider, userName)
  const [row] = await inDatabase(
    `select id from identity.account where user_name = 'admin' and site_id = ${siteOf}`,
    [host],
  )
  const adminId = row?.['id'] ?? ''
  await inDatabase(
    `insert into org.line (site_id, account_id, manager_id, set_by) values (${siteOf}, $2, $3, $3)`,
    [host, outsiderId, adminId],
  )
  return { host, admin, adminId, outsider, outsiderId, name, text }
}

type NewOutsider = { readonly host: string; readonly userName: string; readonly name: string }

async function newOutsider({ host, userName, name }: NewOutsider): Promise<string> {
  const [made] = await inDatabase(
    `
    with model as (select * from identity.account where user_name = $4 and site_id = ${siteOf}),
    made as (
      insert into identity.account (site_id, user_name, name, password_hash)
      select site_id, $2, $3, password_hash from model returning site_id, id
    ),
    agreed as (
      insert into identity.acceptance (site_id, account_id, agreement_id, at)
      select made.site_id, made.id, old.agreement_id, old.at
      from made, identity.acceptance as old
      join model on model.site_id = old.site_id and model.id = old.account_id
    )
    insert into org.job (site_id, account_id, unit_id, position_id, since)
    select made.site_id, made.id, job.unit_id, job.position_id, '2024-01-01'
    from made, org.job as job join model on model.site_id = job.site_id and model.id = job.account_id
    where job.is_main and job.until is null
    returning account_id as id`,
    [host, userName, name, models[host]],
  )
  const id = made?.['id'] ?? ''
  // Parallel tests read lists of people, so the name becomes an ordinary one afterwards.
  onTestFinished(async () => {
    await inDatabase(`update identity.account set name = '许来客' where id = $1::bigint`, [id])
  })
  return id
}
