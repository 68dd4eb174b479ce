import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { migrate } from '../../server/app/migrate.ts'
import { makeSite } from '../../server/domains/site/make.ts'
import { makePool, openDatabase } from '../../server/platform/db.ts'
import { probeSql } from '../../server/testing/probe/domain.ts'
import { grantsFile, migrationFiles } from '../../server/app/migration-files.ts'

type Place = { readonly server: string; readonly host: string }

/** Other working copies on this machine may be using theirs. */
const maxTemplates = 8

/**
 * The name of a migrated template database with the test site and the tables of the probe domain, from which runs
 * copy theirs: a copy takes a fraction of a second, the migrations several. Its name is a hash of its sources.
 */
export async function prepareTemplate(client: pg.Client, { server, host }: Place): Promise<string> {
  const name = `lyceum_stage_${fingerprint(host)}`
  await client.query("select pg_advisory_lock(hashtext('lyceum.stage'))")
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length === 0) await makeTemplate(client, name, { server, host })
    return name
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('lyceum.stage'))")
  }
}

async function makeTemplate(client: pg.Client, name: string, { server, host }: Place): Promise<void> {
  const draft = `${name}_draft`
  await dropOld(client)
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  // Thousands of small commits that need not be durable.
  await client.query(`alter database ${draft} set synchronous_commit = off`)
  await migrate(`${server}/${draft}`)
  const database = openDatabase(
    makePool({ url: `${server}/${draft}`, max: 2, name: 'lyceum-stage', isEndless: true }),
  )
  try {
    const names = { 'zh-CN': '试演台', 'zh-TW': '試演台', 'en-US': 'Stage' }
    const site = { code: 'stage', hosts: [host], name: names }
    await makeSite(database.acrossSites('the stage has one site'), site)
    await database.pool.query(probeSql)
  } finally {
    await database.close()
  }
  await client.query(`alter database ${draft} reset synchronous_commit`)
  await client.query(`alter database ${draft} rename to ${name}`)
}

async function dropOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^lyceum_stage_[0-9a-f]{12}$' order by oid desc offset ${maxTemplates}`,
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
}

function fingerprint(host: string): string {
  const hash = createHash('sha256').update(host).update(probeSql)
  const files = [...migrationFiles().map(({ url }) => url), grantsFile]
  const makers = ['template.ts', '../../server/domains/site/make.ts']
  for (const file of [...files, ...makers.map((name) => new URL(name, import.meta.url))])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
