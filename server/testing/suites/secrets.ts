import type { Endpoint } from '@lyceum/contract/kit'
import { type Draft, drafts } from './generate/draft.ts'
import { callOf, type Finding, Findings } from './report/finding.ts'
import { allowedCaller, ownDraft } from './generate/good-draft.ts'
import { jsonOf, walk } from './generate/schema.ts'
import type { TestEnv } from './env/test-env.ts'

export type SecretsReport = { readonly findings: readonly Finding[]; readonly fields: readonly string[] }

const isSecret = /password|passwd|pwd|token|secret|captcha|smscode|ticket/i

/** Sends marked secrets wherever the contract takes one, valid and broken; none may be answered or logged (INV-S11). */
export async function secrets(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<SecretsReport> {
  const findings = new Findings()
  const fields: string[] = []
  for (const endpoint of endpoints) {
    const names = secretNames(endpoint)
    fields.push(...names.map((name) => `${callOf(endpoint)} ${name}`))
    const [draft] = names.length > 0 ? drafts(endpoint, 'full', 1) : []
    if (names.length > 0 && !draft)
      findings.add(callOf(endpoint), 'no valid input can be made from its schemas')
    for (const spoil of draft ? spoils : []) {
      const principal = allowedCaller(testEnv, endpoint)
      const mark = testEnv.canaries.next({
        siteId: 0,
        ownerId: undefined,
        where: `the ${names.join()} sent`,
        secrecy: 'secret',
      })
      const own = await ownDraft(testEnv, principal, draft as Draft)
      await testEnv.call(principal, endpoint, { draft: marked(own, spoil(mark)) })
    }
    if (endpoint.kind === 'write') await testEnv.revive()
  }
  return { findings: [...findings.take(), ...testEnv.observed.take()], fields }
}

/** As a person types it, too long, with an invalid character, and in an invalid shape. */
const spoils: readonly ((mark: string) => unknown)[] = [
  (mark) => mark,
  (mark) => mark.repeat(50),
  (mark) => `${mark}\0`,
  (mark) => ({ [mark]: mark }),
  (mark) => [mark],
]

function secretNames(endpoint: Endpoint): string[] {
  const names = new Set<string>()
  for (const section of ['query', 'body'] as const) {
    const schema = endpoint[section]
    if (!schema) continue
    walk(jsonOf(schema), section, (_json, path) => {
      const name = path.split('.').at(-1) ?? ''
      if (isSecret.test(name)) names.add(name)
    })
  }
  return [...names]
}

function marked(draft: Draft, secret: unknown): Draft {
  const deep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deep)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, isSecret.test(key) ? secret : deep(field)]),
    )
  }
  return deep(draft) as Draft
}
