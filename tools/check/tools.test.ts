import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTempRepo } from './make-temp-repo.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs a tool of this repository on a temporary one; returns its output and whether it passed. */
function run(tool: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd,
    encoding: 'utf8',
  })
  return { content: status === 0, output: stdout + stderr }
}

describe('oxlint', () => {
  const lint = (files: Readonly<Record<string, string>>) => {
    const repo = makeTempRepo({
      '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
      'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
      ...files,
    })
    return run('oxlint', ['--type-aware', '--format', 'unix', '.'], repo)
  }

  test('reports what it must not let through', () => {
    const line = (i: number) => `export const line${i} = ${i}\n`
    const { content, output } = lint({
      'server/platform/forgotten.ts': 'const later = async () => 1\nexport function run() {\n  later()\n}\n',
      'server/platform/long.ts': Array.from({ length: 251 }, (_, i) => line(i)).join(''),
      'server/domains/exam/loose.ts': 'export const loose = (value: any) => value\n',
      'server/domains/exam/calls-out.ts': "export const page = () => fetch('https://example.org')\n",
      'server/domains/exam/asks.ts':
        "import { get } from 'node:http'\n\nexport const ask = () => get('http://example.org')\n",
      'server/domains/exam/looks-at-its-watch.ts': 'export const now = () => Date.now()\n',
      'server/domains/exam/claims.ts': 'export const claim = (value: unknown) => value as string\n',
      'server/domains/exam/speaks.ts': "export const speak = () => console.log('hello')\n",
      'web/domains/exam/Loud.tsx': 'export const Loud = () => <img src="a.png" />\n',
    })
    expect(content).toBe(false)
    for (const [file, rule] of [
      ['forgotten.ts', 'no-floating-promises'],
      ['long.ts', 'max-lines'],
      ['loose.ts', 'no-explicit-any'],
      ['calls-out.ts', 'no-restricted-globals'],
      ['asks.ts', 'no-restricted-imports'],
      ['looks-at-its-watch.ts', 'no-restricted-properties'],
      ['claims.ts', 'consistent-type-assertions'],
      ['speaks.ts', 'no-console'],
      ['Loud.tsx', 'alt-text'],
      ['Loud.tsx', 'filename-case'],
    ]) {
      expect(output).toMatch(new RegExp(`${file}:.*${rule}`))
    }
  })

  test('reports nothing on correct code', () => {
    expect(lint({ 'tools/hello.ts': "console.log('hello')\nexport const hello = 1\n" })).toMatchObject({
      content: true,
    })
  })
})

describe('knip', () => {
  const workspace = (files: Readonly<Record<string, string>>) =>
    makeTempRepo({
      'package.json': '{ "name": "alarm", "type": "module", "workspaces": ["server"] }',
      'server/package.json': '{ "name": "alarm-server", "type": "module" }',
      'knip.json': readFileSync(join(root, 'knip.json'), 'utf8'),
      'server/app/api.ts': "import { used } from '../platform/clock.ts'\n\nused()\n",
      ...files,
    })
  const dead = (repo: string) => run('knip', ['--include', 'files,exports,types', '--no-config-hints'], repo)

  test('reports an unused export and an unused file', () => {
    const { content, output } = dead(
      workspace({
        'server/platform/clock.ts': 'export const used = () => 1\nexport const unused = 2\n',
        'server/platform/attic.ts': 'export const attic = 3\n',
      }),
    )
    expect(content).toBe(false)
    expect(output).toMatch(/unused .*server\/platform\/clock\.ts/)
    expect(output).toContain('server/platform/attic.ts')
    expect(output).not.toMatch(/\bused .*clock\.ts/)
  })

  test('reports nothing when all is used', () => {
    expect(dead(workspace({ 'server/platform/clock.ts': 'export const used = () => 1\n' }))).toMatchObject({
      content: true,
    })
  })
})

const like = join(root, 'web/lib/text.ts')

describe.skipIf(!existsSync(like))('tsc', () => {
  const typeRoots = [
    join(root, 'web/node_modules'),
    join(root, 'node_modules'),
    join(root, 'node_modules/@types'),
  ]
  const tsconfig = {
    extends: join(root, 'web/tsconfig.json'),
    compilerOptions: { typeRoots },
    include: ['*.ts'],
  }
  const compile = (english: string) => {
    const repo = makeTempRepo({
      'tsconfig.json': JSON.stringify(tsconfig),
      'zh-CN.ts': "export const zhCN = { title: '签到', done: (earned: number) => `获得 ${earned} 积分` }\n",
      'en-US.ts': `import type { Like } from '${like}'
        import type { zhCN } from './zh-CN.ts'
        export const enUS: Like<typeof zhCN> = ${english}`,
    })
    return run('tsc', ['--project', '.'], repo)
  }

  test.for([
    ['a missing text', "{ title: 'Sign in' }", "Property 'done' is missing"],
    ['an unknown text', "{ title: '', done: () => '', more: '' }", "'more' does not exist"],
    [
      'a value of another kind',
      "{ title: '', done: (earned: string) => earned }",
      "'number' is not assignable",
    ],
  ] as const)('reports %s', ([, english, output]) => {
    expect(compile(english)).toMatchObject({ content: false, output: expect.stringContaining(output) })
  })

  test('reports nothing when a language is complete', () => {
    expect(compile("{ title: 'Sign in', done: (earned) => `${earned} points` }")).toEqual({
      content: true,
      output: '',
    })
  })
})
