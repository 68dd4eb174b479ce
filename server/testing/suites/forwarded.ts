import type { Endpoint } from '@lyceum/contract/kit'
import { drafts } from './generate/draft.ts'
import { callOf, type Finding } from './report/finding.ts'
import type { TestEnv } from './env/test-env.ts'

/** Enough to exceed a small limit, even if a new minute begins in between. */
const tries = 40

/** A28: a caller who invents a new address for every request is still one caller. Needs a small RATE_FACTOR. */
export async function forwardedAddresses(
  testEnv: TestEnv,
  endpoints: readonly Endpoint[],
): Promise<Finding[]> {
  const endpoint = endpoints.find(({ access, kind }) => access === 'public' && kind === 'read')
  const [draft] = endpoint ? drafts(endpoint, 'lean', 1) : []
  if (!endpoint || !draft) return [{ call: 'all calls', what: 'there is no public read to try' }]
  const statuses = new Set<number>()
  for (let n = 1; n <= tries; n += 1) {
    const headers = {
      'x-forwarded-for': `10.1.0.${n}`,
      'x-real-ip': `10.1.0.${n}`,
      forwarded: `for=10.1.0.${n}`,
    }
    statuses.add(
      (await testEnv.call(testEnv.principal('anonymous'), endpoint, { draft, headers })).statusCode,
    )
  }
  testEnv.observed.take()
  return statuses.has(429) ? [] : [{ call: callOf(endpoint), what: 'an invented address gets a new budget' }]
}

const hosts = [
  'ALPHA.TEST',
  'alpha.test:443',
  'alpha.test.',
  'nowhere.test',
  'localhost',
  '127.0.0.1',
  '[::1]:80',
  'alpha.test, nowhere.test',
  'nowhere.test@alpha.test',
  'alpha.test:99999',
  'alpha.test:',
  'a'.repeat(300),
  'alpha.test/../x',
  ' ',
  '*',
  'xn--alpha.test',
  'а1рha.test',
].filter((host) => /^[\x20-\x7e]+$/.test(host))

/** A12: whatever the Host header is, nobody sees another site, and nothing breaks. */
export async function hostSpellings(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<Finding[]> {
  for (const endpoint of endpoints.filter(({ access, method }) => access === 'public' && method === 'GET')) {
    const [draft] = drafts(endpoint, 'lean', 1)
    for (const host of draft ? hosts : []) {
      await testEnv.call(testEnv.principal('anonymous'), endpoint, {
        draft: draft ?? neverDraft,
        headers: { host },
      })
    }
  }
  return testEnv.observed.take()
}

const neverDraft = { params: {}, query: {}, body: undefined }
