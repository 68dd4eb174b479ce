import type { Endpoint } from '@lyceum/contract/kit'
import { type Draft, drafts } from './draft.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import { allowedCaller, ownDraft } from './good-draft.ts'
import { jsonOf, walk } from './schema.ts'
import type { Stage } from './stage.ts'

export type SecretsReport = { readonly findings: readonly Finding[]; readonly fields: readonly string[] }

const isSecret = /password|passwd|pwd|token|secret|captcha|smscode|ticket/i

/** Sends marked secrets wherever the contract takes one, valid and broken; none may come back or reach a log (INV-S11). */
export async function secrets(stage: Stage, endpoints: readonly Endpoint[]): Promise<SecretsReport> {
  const findings = new Findings()
  const fields: string[] = []
  for (const endpoint of endpoints) {
    const names = secretNames(endpoint)
    fields.push(...names.map((name) => `${callOf(endpoint)} ${name}`))
    const [draft] = names.length > 0 ? drafts(endpoint, 'full', 1) : []
    if (names.length > 0 && !draft)
      findings.add(callOf(endpoint), 'no valid input can be made from its schemas')
    for (const spoil of draft ? spoils : []) {
      const principal = allowedCaller(stage, endpoint)
      const mark = stage.canaries.next({
        siteId: 0,
        ownerId: undefined,
        where: `the ${names.join()} sent`,
        secrecy: 'secret',
      })
      const own = await ownDraft(stage, principal, draft as Draft)
      await stage.ask(principal, endpoint, { draft: marked(own, spoil(mark)) })
    }
    if (endpoint.kind === 'write') await stage.revive()
  }
  return { findings: [...findings.take(), ...stage.observed.take()], fields }
}

/** As a person types it, too long, with a character that is refused, and in a shape that is refused. */
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
