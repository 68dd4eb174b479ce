import type pg from 'pg'
import { makeAttempt, makeExam } from '../../server/domains/exam/make.ts'
import { makeAccount } from '../../server/domains/identity/make.ts'
import { makeSite } from '../../server/domains/site/make.ts'
import { makePool, openDatabase } from '../../server/platform/db.ts'
import type { TestDatabase } from '../env/database.ts'
import { effectSql } from './fault-domain.ts'

/** Three sites with attempts that nobody hands in; the second site's sweep fails. */
export type Scene = {
  readonly siteIds: readonly number[]
  readonly failingSite: number
  readonly papers: number
}

type SceneOptions = { readonly server: string; readonly papersEach: number; readonly directoryPort: number }

/** Creates the sites, their attempts, and a directory that will not answer. */
export async function openScene(testDatabase: TestDatabase, options: SceneOptions): Promise<Scene> {
  const { server, papersEach, directoryPort } = options
  const url = `${server}/${testDatabase.name}`
  const database = openDatabase(makePool({ url, max: 2, name: 'lyceum-stage', isEndless: true }))
  try {
    await testDatabase.asOwner((client) => client.query(effectSql))
    const across = database.acrossSites('the stage has three sites')
    const siteIds = [testDatabase.siteId]
    for (const code of ['fails', 'third']) siteIds.push(await makeSite(across, siteNamed(code)))
    for (const siteId of siteIds) await makePapers(database.of(siteId), papersEach)
    await testDatabase.asOwner((client) => makeDirectory(client, testDatabase.siteId, directoryPort))
    return { siteIds, failingSite: siteIds[1] ?? 0, papers: papersEach }
  } finally {
    await database.close()
  }
}

const siteNamed = (code: string) => ({
  code,
  hosts: [`${code}.test`],
  name: { 'zh-CN': code, 'zh-TW': code, 'en-US': code },
})

async function makePapers(db: Parameters<typeof makeExam>[0], count: number): Promise<void> {
  const exam = await makeExam(db, { types: ['TF'], isScenario: false })
  for (let n = 0; n < count; n += 1) {
    const accountId = await makeAccount(db, { userName: `due${n}`, name: '考生' })
    await makeAttempt(db, { accountId, exam })
  }
}

/** A TLS directory on a port that accepts connections and never answers, and lists waiting to be read from it. */
async function makeDirectory(client: pg.Client, siteId: number, port: number): Promise<void> {
  const config = { kind: 'ldap', url: `ldaps://127.0.0.1:${port}`, baseDn: 'dc=example,dc=com' }
  await client.query(
    `with provider as (
       insert into identity.provider (site_id, kind, name, config, is_enabled)
       values ($1, 'ldap', '公司目录', $2, true) returning id),
     series as (
       insert into people.import_series (site_id, name, source, mapping, provider_id)
       select $1, '公司目录', 'directory', '{"staffNo":"uid","name":"cn"}', id from provider returning id)
     insert into people.import (site_id, series_id, state, file_name, headings, samples, mapping, counts, by_id)
     select $1, id, 'checking', '公司目录', '{uid,cn}', '[]', '{"staffNo":"uid","name":"cn"}', '{}', 1
     from series, generate_series(1, 100)`,
    [siteId, JSON.stringify(config)],
  )
}

/** Makes the attempts of every site run out one after the other over this many seconds. */
export async function letRunOut({ asOwner }: TestDatabase, seconds: number): Promise<void> {
  await asOwner((client) =>
    client.query(
      `update exam.attempt set deadline_at = clock_timestamp() + place.share * $1 * interval '1 second'
       from (select site_id, id, percent_rank() over (partition by site_id order by id) as share
             from exam.attempt where deadline_at > now() + interval '50 minutes') as place
       where attempt.site_id = place.site_id and attempt.id = place.id`,
      [seconds],
    ),
  )
  await asOwner((client) =>
    client.query('create table fault.deadline as select site_id, id, deadline_at from exam.attempt'),
  )
}
