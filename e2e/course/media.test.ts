/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { atHome } from '../harness/visit.ts'
import { zipOf } from '../harness/zip.ts'

/** The player's own engine, injected by the debugger so that the page's policy stays in force. */
const hls = readFileSync(new URL('../../node_modules/hls.js/dist/hls.min.js', import.meta.url), 'utf8')

type Media = {
  readonly state: string
  readonly fault: string | null
  readonly address: { url: string } | null
}

/** The preparation state of a file of the current person. */
const mediaOf = (page: Page, id: string) =>
  page.evaluate(async (id) => {
    const response = await fetch(`/app/api/file/${id}/media`)
    return ((await response.json()) as { result: Media }).result
  }, id)

/** The demo films are prepared one after the other in the background. */
async function addressOf(page: Page, id: string): Promise<string> {
  await expect
    .poll(async () => (await mediaOf(page, id)).state, { timeout: 600_000, interval: 300 })
    .toBe('ready')
  return (await mediaOf(page, id)).address?.url ?? ''
}

/** The id of a demo file. */
async function demoFile(name: string): Promise<string> {
  const [row] = await inDatabase(
    `select file.id from file.file file join site.host host using (site_id)
     where host.host = 'localhost' and file.name like $1`,
    [name],
  )
  return row?.['id'] ?? ''
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface Window {
    received: PackageState[]
    Hls: new (config: object) => Player
  }
}

type Player = {
  readonly loadSource: (url: string) => void
  readonly attachMedia: (video: HTMLVideoElement) => void
}

type PackageState = { readonly cmi: Record<string, string>; readonly suspendData: string }

/** Runs a package as the player does: sandboxed frame, token, handshake. Returns the package's frame. */
async function launch(
  page: Page,
  address: string,
  before: PackageState = { cmi: {}, suspendData: '' },
): Promise<Frame> {
  await page.evaluate(
    ({ address, before }) => {
      const token = crypto.randomUUID()
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals')
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:9999'
      const { href, origin } = new URL(address, location.href)
      window.received = []
      window.addEventListener(
        'message',
        (event: MessageEvent<PackageState & { launch: string; kind: string }>) => {
          if (event.origin !== origin || event.data.launch !== token) return
          if (event.data.kind === 'said') window.received.push(event.data)
          else
            frame.contentWindow?.postMessage(
              { kind: 'begin', launch: token, learner: { id: '7', name: '林知夏' }, ...before },
              origin,
            )
        },
      )
      frame.src = `${href}#${token}`
      document.body.append(frame)
    },
    { address, before },
  )
  const found = () => page.frames().find((frame) => frame.url().endsWith('/index.html'))
  await expect.poll(() => found() !== undefined).toBe(true)
  const frame = found()
  if (!frame) throw new Error('the package did not open')
  await frame.waitForLoadState()
  return frame
}

const lastReceived = (page: Page) =>
  page.evaluate(() => {
    const [{ cmi, suspendData } = { cmi: {}, suspendData: '' }] = window.received.slice(-1)
    return { cmi, suspendData }
  })

const evil = `
window.findings = (async () => {
  const tried = async (deed) => { try { return String(await deed()).slice(0, 80) || 'nothing' } catch (error) { return 'blocked' } }
  const portal = document.referrer || location.ancestorOrigins[1] || ''
  return {
    cookie: await tried(() => top.document.cookie),
    page: await tried(() => top.document.body.innerHTML.length),
    storage: await tried(() => top.localStorage.length),
    call: await tried(async () => (await fetch(PORTAL + '/app/user/single/current/detail', { credentials: 'include' })).status),
    beacon: await tried(async () => { const ok = navigator.sendBeacon(PORTAL + '/app/api/file', 'x'); return ok ? 'sent or dropped' : 'blocked' }),
    popup: await tried(() => { const w = window.open('https://evil.example/'); return w === null ? 'blocked' : 'opened' }),
    steer: await tried(() => { top.location.href = 'https://evil.example/'; return 'steered' }),
    form: await tried(() => { const form = document.createElement('form'); form.action = PORTAL + '/'; form.method = 'post'; form.target = '_top'; document.body.append(form); form.submit(); return 'sent' }),
    forged: await tried(() => { top.postMessage({ kind: 'said', launch: 'guess-guess-guess', isLast: true, cmi: { 'cmi.core.lesson_status': 'passed' }, suspendData: '' }, '*'); return 'posted' }),
  }
})()
`

const manifest = `<manifest identifier="e"><metadata><schemaversion>1.2</schemaversion></metadata><organizations default="o"><organization identifier="o"><title>恶意课件</title><item identifier="i" identifierref="r"><title>一</title></item></organization></organizations><resources><resource identifier="r" href="index.html"/></resources></manifest>`

test('A35 M10 a hostile package can read, call, open or navigate nothing of the portal', async () => {
  const { page, at } = await atHome('admin')
  const script = `const PORTAL = ${JSON.stringify(at(''))}\n${evil}`
  const bytes = zipOf({
    'imsmanifest.xml': manifest,
    'index.html': `<!doctype html><script>${script}</script>`,
  })
  const id = await page.evaluate(
    async (bytes) => {
      const form = new FormData()
      form.set('purpose', 'scorm')
      form.set('file', new File([new Uint8Array(bytes)], 'evil.zip'))
      const response = await fetch('/app/api/file', {
        method: 'POST',
        headers: { 'x-requested-with': 'lyceum' },
        body: form,
      })
      return ((await response.json()) as { result: { id: string } }).result.id
    },
    [...bytes],
  )
  const before = page.url()
  const frame = await launch(page, await addressOf(page, id))
  const findings = await frame.evaluate<Record<string, string>>('window.findings')
  expect(findings).toMatchObject({
    cookie: 'blocked',
    page: 'blocked',
    storage: 'blocked',
    call: 'blocked',
    popup: 'blocked',
    steer: 'blocked',
  })
  expect(page.url()).toBe(before)
  expect(page.context().pages()).toHaveLength(1)
  // A message without the launch token is ignored (A36), and the frame has no cookie of ours.
  expect(await lastReceived(page)).toEqual({ cmi: {}, suspendData: '' })
  expect(await frame.evaluate<string>('document.cookie')).toBe('')
})

const packageOf = { '1.2': '现场安全五分钟%', '2004': '一对一谈话怎么谈%' }

test.for(['1.2', '2004'] as const)(
  'Q-074 SCORM %s reports its progress, resumes there, and reports completion',
  async (version) => {
    const { page, picture } = await atHome('admin')
    const address = await addressOf(page, await demoFile(packageOf[version]))
    const first = await launch(page, address)
    await first.getByRole('button', { name: '下一页' }).click()
    await expect.poll(async () => (await lastReceived(page)).suspendData).toBe('{"at":1}')
    const left = await lastReceived(page)
    const status = version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status'
    expect(left.cmi[status]).toBe('incomplete')

    await page.reload()
    const again = await launch(page, address, left)
    await again.getByText('2 / 5').waitFor()
    await picture(`scorm-${version}`)
    for (let step = 0; step < 3; step += 1) await again.getByRole('button', { name: '下一页' }).click()
    await expect.poll(async () => (await lastReceived(page)).cmi[status]).toBe('completed')
  },
)

test('Q-133 a film plays from the content host through hls.js under the portal’s policy', async () => {
  const { page, isWell, picture } = await atHome('admin')
  const address = await addressOf(page, await demoFile('授权的五个层级%'))
  await page.evaluate(hls)
  const played = await page.evaluate(async (address) => {
    const video = Object.assign(document.createElement('video'), { muted: true, width: 640 })
    video.style.cssText = 'position:fixed;inset:0;z-index:9999;background:#000'
    video.setAttribute('aria-label', 'film')
    document.querySelector('main')?.append(video)
    const player = new window.Hls({ enableWorker: false })
    player.loadSource(new URL(address, location.href).href)
    player.attachMedia(video)
    await new Promise((resolve) => video.addEventListener('canplay', resolve, { once: true }))
    video.currentTime = 10
    await video.play()
    // However slow the machine is, the film advances by itself.
    await new Promise<void>((resolve) => {
      video.addEventListener('timeupdate', () => {
        if (video.currentTime > 10.5) resolve()
      })
    })
    return { at: video.currentTime, seconds: video.duration, width: video.videoWidth }
  }, address)
  expect(played.at).toBeGreaterThan(10)
  expect(played.seconds).toBeGreaterThan(20)
  expect(played.width).toBeGreaterThanOrEqual(640)
  await picture('film')
  await isWell()
})
