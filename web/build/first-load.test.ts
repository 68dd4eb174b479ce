import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

type Output = Rolldown.RolldownOutput['output']
let output: Output | undefined

beforeAll(async () => {
  // Measures the production build, not React's development build.
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

/** A file and all its static imports. */
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
  const file = files().find((chunk) => chunk.fileName === fileName)
  return file?.type === 'asset' ? String(file.source) : ''
}

/** Everything the browser loads for a page of the portal: scripts and their styles. */
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

test('nothing that the browser loads, now or later, contains zod', () => {
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
  // The shared chunk grows with every domain; the first page must not wait for it.
  expect([...closure(page(name))].filter((file) => file.startsWith('assets/parts-'))).toEqual([])
})

test('the part of home below the first screen is light too, and belongs to no other page', () => {
  const first = closure(page('home-page'), new Set(closure(entry('portal'))))
  const parts = ['home-sections', 'course-cards', 'cover-art', 'crest-art', 'medal-watch']
  expect(parts.map(page)).not.toContain('')
  const more = parts.flatMap((name) => [...closure(page(name))]).filter((file) => !first.has(file))
  const texts = chunks().flatMap(({ fileName, code }) => (more.includes(fileName) ? [code] : []))
  expect(texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)).toBeLessThan(40_000)
  expect(more.filter((file) => /^assets\/(?:parts|console-parts)-/.test(file))).toEqual([])
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
  'the entry page for /%s preloads the files of its page, and no other page does',
  (pageName) => {
    const own = [...closure(page(`${pageName}-page`))].filter((file) => !closure(entry('portal')).has(file))
    expect(own.length).toBeGreaterThan(0)
    for (const file of own) {
      expect(htmlOf(`doors/${pageName}.html`)).toContain(
        `<link rel="modulepreload" crossorigin href="/${file}"`,
      )
      expect(htmlOf('index.html')).not.toContain(file)
    }
  },
)

test('the early script comes first, alone and small', () => {
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

test('what portal pages share contains no antd', () => {
  const shared = chunks().filter(({ name }) => ['app', 'parts', 'forms', 'covers', 'cards'].includes(name))
  expect(shared).toHaveLength(5)
  expect(shared.flatMap(({ moduleIds }) => moduleIds).filter((id) => isAntd.test(id))).toEqual([])
})

test('the console does load antd, so the test above could fail', () => {
  const modules = chunks()
    .filter(({ fileName }) => closure(entry('console')).has(fileName))
    .flatMap(({ moduleIds }) => moduleIds)
  expect(modules.some((id) => /node_modules\/antd\//.test(id))).toBe(true)
})

test('pages have a nonce placeholder on every script and style, and no inline script', () => {
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

test('no file of the build refers to its source', () => {
  expect(files().filter(({ fileName }) => fileName.endsWith('.map'))).toEqual([])
  expect(chunks().filter(({ code }) => code.includes('sourceMappingURL'))).toEqual([])
})

test('no script except React’s own writes HTML from a string, which the pages’ policy forbids', () => {
  const writers = chunks().filter(({ code }) => /\.innerHTML\s*=[^=]/.test(code))
  expect(writers.map(({ name }) => name)).toEqual(['vendor'])
})
