import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { migrate } from '../../server/app/migrate.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { type mediaLabels, formatMedia } from '../db-reset/demo-media.ts'
import { asOwner, nameOf, databaseStateOf } from '../db-reset/recreate-database.ts'

type Prepared = { readonly message: string; readonly accounts: string }

type Account = { name: string; hosts: string[]; accounts: string[] }

/** Creates a missing database with demo data; migrates an existing one. */
export async function prepareDatabase(demo: string): Promise<Prepared> {
  const url = readConfig(process.env).DATABASE_OWNER_URL
  const state = await databaseStateOf(url)
  if (state === 'foreign')
    throw new Error(`${nameOf(url)} contains something else; give DATABASE_OWNER_URL another name.`)
  if (state === 'ours') {
    const { applied, known } = await migrate(url)
    const message = `${nameOf(url)} kept, ${applied.length} of ${known} migrations applied; ${await mediaIn(url)}`
    return { message, accounts: await listAccounts(url) }
  }
  const script = fileURLToPath(new URL('../db-reset.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--demo', demo, '--yes'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
  // Missing demo media are also printed here, because nobody reads the log of a successful step.
  if (stderr.trim() !== '') console.log(stderr.trim())
  const message = `${nameOf(url)} made, demo data "${demo}" in; ready to play: ${await mediaIn(url)}`
  return { message, accounts: await listAccounts(url) }
}

/** How many films, sounds, papers and packages are playable. */
async function mediaIn(url: string): Promise<string> {
  const { rows } = await asOwner(url, (client) =>
    client.query<{ kind: keyof typeof mediaLabels }>("select kind from file.media where state = 'ready'"),
  )
  return formatMedia(rows.map(({ kind }) => kind))
}

/** The sites' addresses and demo accounts. */
async function listAccounts(url: string): Promise<string> {
  const port = process.env['PORT'] ?? '3000'
  const { rows } = await asOwner(url, (client) => client.query<Account>(sitesAndAccounts))
  const sites = rows.map(({ name, hosts, accounts }) => {
    const addresses = hosts.map((host) => `http://${host}:${port}`)
    return `${name}\n  portal   ${addresses.join('  ')}\n  console  ${addresses[0]}/manage\n  sign in  ${accounts.join(', ')}`
  })
  return `${sites.join('\n')}\nAPI       http://localhost:${port}/docs\nPassword of the demo accounts: Lyceum@2026`
}

const sitesAndAccounts = `
  select s.name ->> s.locale as name,
         array(select host from site.host h where h.site_id = s.id and host !~ '^[0-9.]+$' order by length(host)) as hosts,
         array(select user_name || coalesce((select ' (' || string_agg(role, ' ' order by role) || ')' from identity.holding r
                                             where r.site_id = a.site_id and r.account_id = a.id), '')
               from identity.account a where a.site_id = s.id and a.password_hash is not null order by id limit 8) as accounts
  from site.site s order by s.id`
