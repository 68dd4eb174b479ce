import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { parseSync } from 'oxc-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { fingerprint, keepReading, keptReading } from './kept-reading.ts'
import { checkPlan, crowding, readHouse } from './plan.ts'
import { planted as plantedHouse } from './planted.ts'

const root = resolve(import.meta.dirname, '../..')
const alarm = join(import.meta.dirname, 'alarm')
const planted = readdirSync(alarm).filter((house) => house !== 'in-order')

describe('the alarm rings', () => {
  test.for(planted)('%s', async (folder) => {
    const house = await readHouse(join(alarm, folder))
    const rung = new Set(house.summary.violations.map(({ rule }) => rule.name))
    expect([...rung]).toEqual([ruleOf(folder, house)])
  })

  test('for every rule there is a house that breaks it', async () => {
    const house = await readHouse(join(alarm, 'in-order'))
    const tried = new Set(planted.map((folder) => ruleOf(folder, house)))
    expect(rulesOf(house).filter((rule) => !tried.has(rule))).toEqual([])
  })

  test('a crowded folder', () => {
    const files = Array.from({ length: 16 }, (_, i) => `server/domains/exam/file-${i}.ts`)
    expect(crowding(files)).toMatchObject([{ where: 'server/domains/exam' }])
    expect(crowding(files.slice(1).concat('server/domains/exam/exam.test.ts'))).toEqual([])
  })

  test('a checker that reads nothing', async () => {
    const nowhere = join(alarm, 'no-such-house')
    const { findings } = checkPlan(nowhere, await readHouse(nowhere))
    expect(findings).toMatchObject([{ what: 'blind: only 0 of 0 files were read' }])
  })
})

test('a house in order is quiet', async () => {
  const inOrder = join(alarm, 'in-order')
  const { findings } = checkPlan(inOrder, await readHouse(inOrder))
  expect(findings).toEqual([])
})

describe('this house', () => {
  let house: ICruiseResult
  // Read once for all that is asked of it, or taken from `npm run plan` when that has just read the same files.
  beforeAll(async () => {
    house = keptReading(root) ?? (await readHouse(root))
  }, 600_000)

  test('keeps its plan, and the checker did read it', () => {
    expect(checkPlan(root, house).findings).toEqual([])
  })

  test('has no import that the checker does not see', () => {
    const unseen = house.modules.flatMap(({ source, dependencies }) => {
      const seen = new Set(dependencies.map(({ module }) => module))
      const missed = importsOf(source).filter((name) => !seen.has(name.replace(/^node:/, '')))
      return missed.map((name) => `${source} → ${name}`)
    })
    expect(unseen).toEqual([])
  })
})

test('a reading is taken over only while nothing it was made from has changed', async () => {
  const own = plantedHouse({ 'server/app/one.ts': 'export const one = 1\n', 'package.json': '{}' })
  expect(keptReading(own)).toBeUndefined()
  const house = await readHouse(own)
  const change = (file: string, text: string) => {
    keepReading(own, fingerprint(own), house)
    expect(keptReading(own)?.modules).toHaveLength(1)
    writeFileSync(join(own, file), text)
    expect(keptReading(own)).toBeUndefined()
  }
  change('server/app/one.ts', "import '../../web/lib/two.ts'\n")
  change('server/app/two.ts', '')
  change('server/app/two.css', '')
  change('package.json', '{ "dependencies": {} }')
  keepReading(own, fingerprint(own), house)
  rmSync(join(own, 'server/app/two.css'))
  expect(keptReading(own)).toBeUndefined()
})

/** A house is named after the rule it breaks; a second one for the same rule says more after a dash. */
function ruleOf(folder: string, house: ICruiseResult): string | undefined {
  return (
    rulesOf(house).find((rule) => folder === rule) ??
    rulesOf(house).find((rule) => folder.startsWith(`${rule}-`))
  )
}

function rulesOf({ summary }: ICruiseResult): string[] {
  return summary.ruleSetUsed?.forbidden?.flatMap(({ name = [] }) => name) ?? []
}

/** What a second, independent parser says a file imports. */
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
