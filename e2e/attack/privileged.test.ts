import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signIn, type Visit, visit } from '../harness/visit.ts'
import { uncovered, writableFields } from './privileged/writable-fields.ts'
import type { Kind, Scene, Shown } from './privileged/attack-kind.ts'
import { kinds } from './privileged/attack-kinds.ts'
import { look } from './privileged/open-screen.ts'
import { type Meters, watchPage } from './privileged/watch-page.ts'
import { corpusSize, packs, payloadsInTurn } from './privileged/payloads.ts'
import { injectTrust, replaceText } from './privileged/trusting-screen.ts'
import { openScene } from './privileged/open-scene.ts'

const timeout = 1_800_000
const isFull = process.env['TIER'] === 'full'
/** The first is the platform's site, whose administrator manages all others. */
const hosts = ['localhost', 'nanyu.localhost'] as const

/** One browser with administrator sessions on both sites. */
async function administrator(): Promise<Visit> {
  const admin = await visit()
  for (const host of hosts) await signIn({ ...admin, at: atHost(host) }, 'admin')
  return admin
}

const atHost = (host: string) => (path: string) => `http://${host}:${inject('port')}${path}`

/** For each site a string that occurs on no other site: the user name of one of its accounts. */
async function canariesOf(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const host of hosts) {
    const canary = `canary-${randomBytes(4).toString('hex')}`
    await inDatabase(
      `insert into identity.account (site_id, user_name, name) select site_id, $2, $2 from site.host where host = $1`,
      [host, canary],
    )
    onTestFinished(async () => {
      await inDatabase('delete from identity.account where user_name = $1', [canary])
    })
    found.set(host, canary)
  }
  return found
}

const figures = ({ seen, calls, rows, sessions }: Meters) => ({
  ran: [...seen.ran],
  signs: seen.signs,
  calls: [...calls],
  rows: [...rows],
  sessions: [...sessions],
})

const nothing = { ran: [], signs: [], calls: [], rows: [], sessions: [] }

test('every field in which an outsider can write text has an attack kind or an exemption', async () => {
  const filled = kinds.flatMap(({ fields }) => fields)
  const fields = await writableFields()
  expect(uncovered(fields, filled)).toEqual({ missing: [], gone: [] })
  // Control: a field that is not covered is reported.
  expect(uncovered([...fields, 'POST /app/api/new body.words'], filled).missing).toEqual([
    'POST /app/api/new body.words',
  ])
})

test(
  'what an outsider submits runs nothing in a privileged screen, and does run in a screen that trusts it',
  { timeout },
  async () => {
    const started = performance.now()
    const canaries = await canariesOf()
    const admin = await administrator()
    const meters = await watchPage(admin.page, { canaries })
    const { text, used } = payloadsInTurn()
    const screens = new Set<string>()
    let firstShown: (Shown & { readonly host: string }) | undefined
    for (const host of hosts) {
      const scene = await openScene({ host, admin: { ...admin, at: atHost(host) }, text })
      for (const kind of kinds) {
        for (const shown of await lookAtKind(scene, kind)) {
          screens.add(nameOf(kind, shown))
          firstShown ??= { ...shown, host }
        }
        expect(figures(meters), `${host}: ${kind.name}`).toEqual(nothing)
      }
    }
    if (!firstShown) throw new Error('No screen was opened.')
    const found = await trustingScreen(firstShown, canaries)
    const { calls, rows, sessions } = figures(meters)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    process.stdout.write(
      `  privileged: ${kinds.length} kinds, ${screens.size} screens on ${hosts.length} sites, ` +
        `${isFull ? corpusSize : used.size} of ${corpusSize} payloads, calls ${calls.length}, rows ${rows.length}, ` +
        `sessions ${sessions.length}, injected screen found (${found.calls.length} calls, ${found.rows.length} rows, ` +
        `${found.sessions.length} sessions), ${seconds} s\n`,
    )
    expect(figures(meters)).toEqual(nothing)
  },
)

/** Submits one kind of content and opens every screen that shows it. */
async function lookAtKind(scene: Scene, kind: Kind): Promise<readonly Shown[]> {
  const all = await kind.handIn(scene)
  for (const shown of all) {
    await look(scene, shown)
    if (isFull) await lookAtAll(scene, shown)
  }
  return all
}

const nameOf = ({ name }: Kind, { path, open }: Shown) =>
  [name, path.replace(/\d{6,}/g, ':id').replace(/=.*/, ''), open ? 'opened' : ''].join(' ')

/** Opens the screen again with the whole corpus in place of what was submitted. */
async function lookAtAll(scene: Scene, shown: Shown): Promise<void> {
  const { page } = scene.admin
  for (const pack of packs) {
    await replaceText(page, shown.mark, pack)
    await page.goto('about:blank')
    await look(scene, shown)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Control: the same screen without safeguards. All three meters must move. */
async function trustingScreen(
  { host, ...shown }: Shown & { readonly host: string },
  canaries: ReadonlyMap<string, string>,
) {
  const admin = { ...(await administrator()), at: atHost(host) }
  const meters = await watchPage(admin.page, { canaries })
  await injectTrust(admin.page, hosts)
  await replaceText(admin.page, shown.mark, '<img src=x onerror="top.ran(4)">')
  await admin.page.goto(admin.at(shown.path))
  const moved = () => {
    const { ran, calls, rows, sessions } = figures(meters)
    return [ran, calls, rows, sessions].map((some) => some.length > 0)
  }
  await expect.poll(moved, { message: 'the injected screen is found' }).toEqual([true, true, true, true])
  return figures(meters)
}
