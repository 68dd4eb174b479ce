import type { Endpoint } from '@lyceum/contract/kit'
import { describeChanges } from './env/changes.ts'
import { callOf, type Finding, Findings } from './report/finding.ts'
import { goodDraft, ownDraft } from './generate/good-draft.ts'
import { runConcurrently } from './env/concurrency.ts'
import { wireOf } from './request.ts'
import { jsonOf, walk } from './generate/schema.ts'
import type { TestEnv } from './env/test-env.ts'
import { codeOf } from './expectations.ts'

export type ExtraReport = { readonly findings: readonly Finding[]; readonly bodies: number }

/** Names with a meaning somewhere; none may be accepted beside a valid body (A38, INV-R02). */
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

/** For every write with a body: the same body with an extra field is rejected and writes nothing. */
export async function extraFields(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<ExtraReport> {
  const findings = new Findings()
  let bodies = 0
  for (const endpoint of endpoints) {
    if (endpoint.kind !== 'write' || !endpoint.body) continue
    for (const path of looseObjects(endpoint)) {
      findings.add(callOf(endpoint), `${path} takes fields that the contract does not name`)
    }
    bodies += await testEnv.costs.of(endpoint, () => runNames(testEnv, endpoint, findings))
    await testEnv.revive()
  }
  return { findings: [...findings.take(), ...testEnv.observed.take()], bodies }
}

async function runNames(testEnv: TestEnv, endpoint: Endpoint, findings: Findings): Promise<number> {
  const call = callOf(endpoint)
  const good = await goodDraft(testEnv, endpoint)
  if (!good) {
    findings.add(call, 'no valid input can be made from its schemas')
    return 0
  }
  const draft = await ownDraft(testEnv, good.principal, good.draft)
  const { payload = '{}' } = wireOf(endpoint, draft)
  const known = new Set(Object.keys(endpoint.body?.shape ?? {}))
  const names = sensitiveNames.filter((name) => !known.has(name))
  await testEnv.takeChanges()
  await runConcurrently(names, async (name) => {
    const response = await testEnv.call(good.principal, endpoint, {
      draft,
      payload: withField(payload, name),
    })
    const seen = `${response.statusCode} ${codeOf(response) ?? ''}`.trim()
    if (seen !== '400 INVALID_INPUT') findings.add(call, `took ${name}: ${seen}`)
  })
  const changes = await testEnv.takeChanges()
  if (changes.length > 0) findings.add(call, `wrote with an extra field: ${describeChanges(changes)}`)
  return names.length
}

/** Written as text, because a JavaScript object cannot have a key called `__proto__`. */
function withField(payload: string, name: string): string {
  const rest = payload.trim().slice(1, -1)
  const value = name.startsWith('is') || name === 'admin' ? 'true' : '"1"'
  return `{${rest}${rest.trim() === '' ? '' : ','}${JSON.stringify(name)}:${value}}`
}

/** Objects inside a body that accept any field; the outermost one is closed by the server itself. */
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
