import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { parseSync } from 'oxc-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { fingerprint, keepReading, readCachedGraph } from './cached-graph.ts'
import { checkPlan, crowding, readDependencyGraph } from './plan.ts'
import { makeTempRepo as makeRepo } from './make-temp-repo.ts'

const root = resolve(import.meta.dirname, '../..')
const violations = join(import.meta.dirname, 'violations')
const brokenRepos = readdirSync(violations).filter((repo) => repo !== 'valid')

describe('the checker reports', () => {
  test.for(brokenRepos)('%s', async (folder) => {
    const repo = await readDependencyGraph(join(violations, folder))
    const found = new Set(repo.summary.violations.map(({ rule }) => rule.name))
    expect([...found]).toEqual([ruleOf(folder, repo)])
  })

  test('every rule has a repository that breaks it', async () => {
    const repo = await readDependencyGraph(join(violations, 'valid'))
    const tried = new Set(brokenRepos.map((folder) => ruleOf(folder, repo)))
    expect(rulesOf(repo).filter((rule) => !tried.has(rule))).toEqual([])
  })

  test('a crowded folder', () => {
    const files = Array.from({ length: 16 }, (_, i) => `server/domains/exam/file-${i}.ts`)
    expect(crowding(files)).toMatchObject([{ where: 'server/domains/exam' }])
    expect(crowding(files.slice(1).concat('server/domains/exam/exam.test.ts'))).toEqual([])
  })

  test('a checker that reads no file', async () => {
    const nowhere = join(violations, 'no-such-repository')
    const { findings } = checkPlan(nowhere, await readDependencyGraph(nowhere))
    expect(findings).toMatchObject([{ what: 'blind: only 0 of 0 files were read' }])
  })
})

test('a correct repository has no findings', async () => {
  const inOrder = join(violations, 'valid')
  const { findings } = checkPlan(inOrder, await readDependencyGraph(inOrder))
  expect(findings).toEqual([])
})

describe('this repository', () => {
  let repo: ICruiseResult
  // Read once for all tests, or taken from the cache when `npm run plan` has just read the same files.
  beforeAll(async () => {
    repo = readCachedGraph(root) ?? (await readDependencyGraph(root))
  }, 600_000)

  test('keeps its plan, and the checker did read it', () => {
    expect(checkPlan(root, repo).findings).toEqual([])
  })

  test('has no import that the checker misses', () => {
    const unseen = repo.modules.flatMap(({ source, dependencies }) => {
      const seen = new Set(dependencies.map(({ module }) => module))
      const missed = importsOf(source).filter((name) => !seen.has(name.replace(/^node:/, '')))
      return missed.map((name) => `${source} → ${name}`)
    })
    expect(unseen).toEqual([])
  })
})

test('a cached graph is used only while nothing it was made from has changed', async () => {
  const own = makeRepo({ 'server/app/one.ts': 'export const one = 1\n', 'package.json': '{}' })
  expect(readCachedGraph(own)).toBeUndefined()
  const repo = await readDependencyGraph(own)
  const change = (file: string, text: string) => {
    keepReading(own, fingerprint(own), repo)
    expect(readCachedGraph(own)?.modules).toHaveLength(1)
    writeFileSync(join(own, file), text)
    expect(readCachedGraph(own)).toBeUndefined()
  }
  change('server/app/one.ts', "import '../../web/lib/two.ts'\n")
  change('server/app/two.ts', '')
  change('server/app/two.css', '')
  change('package.json', '{ "dependencies": {} }')
  keepReading(own, fingerprint(own), repo)
  rmSync(join(own, 'server/app/two.css'))
  expect(readCachedGraph(own)).toBeUndefined()
})

/** A fixture is named after the rule it breaks; a second one for the same rule has a suffix after a dash. */
function ruleOf(folder: string, repo: ICruiseResult): string | undefined {
  return (
    rulesOf(repo).find((rule) => folder === rule) ??
    rulesOf(repo).find((rule) => folder.startsWith(`${rule}-`))
  )
}

function rulesOf({ summary }: ICruiseResult): string[] {
  return summary.ruleSetUsed?.forbidden?.flatMap(({ name = [] }) => name) ?? []
}

/** The imports of a file by a second, independent parser. */
function importsOf(source: string): string[] {
  const path = join(root, source)
  if (!/\.tsx?$/.test(source) || source.includes('node_modules/') || !existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(source, text).module
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end))
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic.filter((text) => /^(['"])[^'"]*\1$/.test(text)).map((text) => text.slice(1, -1)),
  ]
}
