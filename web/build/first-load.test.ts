import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

type Output = Rolldown.RolldownOutput['output']
let output: Output | undefined

beforeAll(async () => {
  // What is measured is what people load, not React's development build.
  vi.stubEnv('NODE_ENV', 'production')
  const configFile = resolve(import.meta.dirname, '../vite.config.ts')
  const built = await build({
    configFile,
    logLevel: 'silent',
    build: { write: false, reportCompressedSize: false },
  })
  vi.unstubAllEnvs()
  output = 'output' in built ? built.output : undefined
}, 600_000)

const files = () => output ?? []
const chunks = () => files().flatMap((file) => (file.type === 'chunk' ? [file] : []))

const isAntd = /node_modules\/(?:antd|@ant-design|@rc-component)\//

/** A file and all it needs before it runs. */
function closure(fileName: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(fileName)) return seen
  seen.add(fileName)
  for (const next of chunks().find((chunk) => chunk.fileName === fileName)?.imports ?? []) closure(next, seen)
  return seen
}

const entry = (name: string) => chunks().find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? ''
const page = (name: string) =>
  chunks().find((chunk) => chunk.isDynamicEntry && chunk.name === name)?.fileName ?? ''

function htmlOf(fileName: string): string {
  const file = files().find((one) => one.fileName === fileName)
  return file?.type === 'asset' ? String(file.source) : ''
}

/** Everything the browser fetches for a page of the portal: scripts, and the styles that come with them. */
function loadedFor(name: string) {
  const needed = closure(page(name), new Set(closure(entry('portal'))))
  const scripts = chunks().filter(({ fileName }) => needed.has(fileName))
  const styles = new Set(scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const modules = scripts.flatMap(({ moduleIds }) => moduleIds)
  const texts = [
    ...scripts.map(({ code }) => code),
    ...files().flatMap((file) => (file.type === 'asset' && styles.has(file.fileName) ? [file.source] : [])),
  ]
  return {
    modules,
    requests: texts.length,
    kB: () => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 1000,
  }
}

test('nothing that the browser loads, now or later, carries zod', () => {
  const modules = chunks().flatMap(({ moduleIds }) => moduleIds)
  expect(modules.length).toBeGreaterThan(500)
  expect(modules.filter((id) => /node_modules\/zod\//.test(id))).toEqual([])
})

test.each(['login-page', 'home-page'])('%s of the portal loads without antd, in at most 200 kB', (name) => {
  const { modules, requests, kB } = loadedFor(name)
  expect(modules.some((id) => id.endsWith(`${name}.tsx`))).toBe(true)
  expect(modules.filter((id) => isAntd.test(id))).toEqual([])
  expect(kB()).toBeLessThan(200)
  expect(requests).toBeLessThan(12)
  // What other pages share grows with every room; the first page does not wait for it.
  expect([...closure(page(name))].filter((file) => file.startsWith('assets/parts-'))).toEqual([])
})

test('what comes below the first screen of home is light too, and of no other page', () => {
  const first = closure(page('home-page'), new Set(closure(entry('portal'))))
  const parts = ['below', 'course-cards', 'cover-art', 'crest-art', 'medal-watch']
  expect(parts.map(page)).not.toContain('')
  const more = parts.flatMap((name) => [...closure(page(name))]).filter((file) => !first.has(file))
  const texts = chunks().flatMap(({ fileName, code }) => (more.includes(fileName) ? [code] : []))
  expect(texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)).toBeLessThan(40_000)
  expect(more.filter((file) => /^assets\/(?:parts|desk)-/.test(file))).toEqual([])
})

test.each([
  'train-notice-page',
  'news-page',
  'course-detail-page',
  'study-page',
  'sitting-page',
  'mall-page',
  'honours-page',
  'calendar-page',
])('%s of the portal loads nothing of the console', (name) => {
  const { modules } = loadedFor(name)
  expect(modules.some((id) => id.endsWith(`${name}.tsx`))).toBe(true)
  expect(modules.filter((id) => isAntd.test(id))).toEqual([])
})

test.each(['home', 'login'])(
  'the door to /%s names the files of its page, and no other page does',
  (door) => {
    const own = [...closure(page(`${door}-page`))].filter((file) => !closure(entry('portal')).has(file))
    expect(own.length).toBeGreaterThan(0)
    for (const file of own) {
      expect(htmlOf(`doors/${door}.html`)).toContain(`<link rel="modulepreload" crossorigin href="/${file}"`)
      expect(htmlOf('index.html')).not.toContain(file)
    }
  },
)

test('the script that asks early comes first, alone and light', () => {
  const scripts = files().filter(({ fileName }) => /^assets\/early-[\w-]+\.js$/.test(fileName))
  const [{ fileName, source } = expect.fail()] = scripts.flatMap((file) =>
    file.type === 'asset' ? [file] : [],
  )
  expect(scripts).toHaveLength(1)
  expect(String(source)).not.toMatch(/\bimport\b/)
  expect(brotliCompressSync(source).length).toBeLessThan(1500)
  const order = [...htmlOf('index.html').matchAll(/<script[^>]*src="\/([^"]*)"/g)]
  expect(order.map(([, src]) => src)).toEqual([fileName, entry('portal')])
})

test('what pages of the portal share carries no antd', () => {
  const shared = chunks().filter(({ name }) => ['house', 'parts', 'forms', 'covers', 'cards'].includes(name))
  expect(shared).toHaveLength(5)
  expect(shared.flatMap(({ moduleIds }) => moduleIds).filter((id) => isAntd.test(id))).toEqual([])
})

test('the console does load antd, so the test above could fail', () => {
  const modules = chunks()
    .filter(({ fileName }) => closure(entry('console')).has(fileName))
    .flatMap(({ moduleIds }) => moduleIds)
  expect(modules.some((id) => /node_modules\/antd\//.test(id))).toBe(true)
})

test('pages carry a place for the nonce on every script and style, and no script of their own', () => {
  const pages = files().flatMap((file) =>
    file.fileName.endsWith('.html') && file.type === 'asset' ? [String(file.source)] : [],
  )
  expect(pages).toHaveLength(4)
  for (const html of pages) {
    const tags = html.match(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(3)
    expect(tags.filter((tag) => !tag.includes('nonce="__NONCE__"'))).toEqual([])
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(html).not.toContain('<style')
  }
})

test('no file of the build tells its source', () => {
  expect(files().filter(({ fileName }) => fileName.endsWith('.map'))).toEqual([])
  expect(chunks().filter(({ code }) => code.includes('sourceMappingURL'))).toEqual([])
})

test('no script but React’s own writes HTML from a string, which the pages’ policy refuses', () => {
  const writers = chunks().filter(({ code }) => /\.innerHTML\s*=[^=]/.test(code))
  expect(writers.map(({ name }) => name)).toEqual(['ground'])
})
