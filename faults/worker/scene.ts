import type pg from 'pg'
import { makeAttempt, makeExam } from '../../server/domains/exam/attempt/make.ts'
import { makeAccount } from '../../server/domains/identity/make.ts'
import { makeSite } from '../../server/domains/site/make.ts'
import { makePool, openDatabase } from '../../server/platform/db.ts'
import type { StageDatabase } from '../stage/database.ts'
import { effectSql } from './room.ts'

/** Three sites with papers that nobody hands in; the second one's sweep fails. */
export type Scene = {
  readonly siteIds: readonly number[]
  readonly failingSite: number
  readonly papers: number
}

type Wanted = { readonly server: string; readonly papersEach: number; readonly directoryPort: number }

/** Makes the sites, their papers, and a directory that will not answer. */
export async function openScene(stage: StageDatabase, wanted: Wanted): Promise<Scene> {
  const { server, papersEach, directoryPort } = wanted
  const url = `${server}/${stage.name}`
  const database = openDatabase(makePool({ url, max: 2, name: 'lyceum-stage', isEndless: true }))
  try {
    await stage.asOwner((client) => client.query(effectSql))
    const across = database.acrossSites('the stage has three sites')
    const siteIds = [stage.siteId]
    for (const code of ['fails', 'third']) siteIds.push(await makeSite(across, siteNamed(code)))
    for (const siteId of siteIds) await makePapers(database.of(siteId), papersEach)
    await stage.asOwner((client) => makeDirectory(client, stage.siteId, directoryPort))
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

/** A directory behind TLS at a port that takes connections and says nothing, and lists that wait to be read from it. */
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

/** Lets the papers of every site run out one after the other over so many seconds from now. */
export async function letRunOut({ asOwner }: StageDatabase, seconds: number): Promise<void> {
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
