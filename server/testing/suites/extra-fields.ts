import type { Endpoint } from '@lyceum/contract/kit'
import { told } from './changes.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import { goodDraft, ownDraft } from './good-draft.ts'
import { inLanes } from './lanes.ts'
import { wireOf } from './request.ts'
import { jsonOf, walk } from './schema.ts'
import type { Stage } from './stage.ts'
import { codeOf } from './verdict.ts'

export type ExtraReport = { readonly findings: readonly Finding[]; readonly bodies: number }

/** Names that decide something somewhere; none may slip in beside a valid body (A38, INV-R02). */
export const sensitiveNames = [
  'role',
  'roles',
  'roleId',
  'currentRole',
  'permissions',
  'access',
  'isAdmin',
  'admin',
  'siteId',
  'site_id',
  'tenantId',
  'tenant_id',
  'userId',
  'user_id',
  'usrEntId',
  'ownerId',
  'owner_id',
  'accountId',
  'account_id',
  'createdBy',
  'updatedBy',
  'approvedBy',
  'score',
  'grade',
  'passed',
  'status',
  'state',
  'points',
  'balance',
  'amount',
  'price',
  'createdAt',
  'deletedAt',
  'validUntil',
  'passwordHash',
  'version',
  'heard',
  '__proto__',
  'constructor',
  'prototype',
] as const

/** Every write that takes a body: the same body with one field more is refused and writes nothing. */
export async function extraFields(stage: Stage, endpoints: readonly Endpoint[]): Promise<ExtraReport> {
  const findings = new Findings()
  let bodies = 0
  for (const endpoint of endpoints) {
    if (endpoint.kind !== 'write' || !endpoint.body) continue
    for (const path of looseObjects(endpoint)) {
      findings.add(callOf(endpoint), `${path} takes fields that the contract does not name`)
    }
    bodies += await stage.costs.of(endpoint, () => runNames(stage, endpoint, findings))
    await stage.revive()
  }
  return { findings: [...findings.take(), ...stage.observed.take()], bodies }
}

async function runNames(stage: Stage, endpoint: Endpoint, findings: Findings): Promise<number> {
  const call = callOf(endpoint)
  const good = await goodDraft(stage, endpoint)
  if (!good) {
    findings.add(call, 'no valid input can be made from its schemas')
    return 0
  }
  const draft = await ownDraft(stage, good.principal, good.draft)
  const { payload = '{}' } = wireOf(endpoint, draft)
  const known = new Set(Object.keys(endpoint.body?.shape ?? {}))
  const names = sensitiveNames.filter((name) => !known.has(name))
  await stage.takeChanges()
  await inLanes(names, async (name) => {
    const response = await stage.ask(good.principal, endpoint, { draft, payload: withField(payload, name) })
    const seen = `${response.statusCode} ${codeOf(response) ?? ''}`.trim()
    if (seen !== '400 INVALID_INPUT') findings.add(call, `took ${name}: ${seen}`)
  })
  const changes = await stage.takeChanges()
  if (changes.length > 0) findings.add(call, `wrote with an extra field: ${told(changes)}`)
  return names.length
}

/** Written as text, for a JavaScript object cannot carry a key called `__proto__`. */
function withField(payload: string, name: string): string {
  const rest = payload.trim().slice(1, -1)
  const value = name.startsWith('is') || name === 'admin' ? 'true' : '"1"'
  return `{${rest}${rest.trim() === '' ? '' : ','}${JSON.stringify(name)}:${value}}`
}

/** Objects inside a body that let anything through; the outermost one is closed by the server itself. */
function looseObjects({ body }: Endpoint): string[] {
  const loose: string[] = []
  if (!body) return loose
  walk(jsonOf(body), 'body', ({ properties, additionalProperties }, path) => {
    const takesAny =
      typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0
    if (properties && path !== 'body' && takesAny) loose.push(path)
  })
  return loose
}
