import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Call = { readonly domain: string; readonly method: string; readonly parts: readonly string[] }

/** The domains of some requests, each given as `GET /app/api/…`; pages and pictures belong to none. */
export async function calledDomains(root: string): Promise<(requests: readonly string[]) => string[]> {
  const folders = readdirSync(join(root, 'contract'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'kit' && entry.name !== 'node_modules',
  )
  const calls = (await Promise.all(folders.map(({ name }) => callsOf(root, name)))).flat()
  return (requests) => [...new Set(requests.flatMap((request) => domainOf(calls, request)))].toSorted()
}

async function callsOf(root: string, domain: string): Promise<Call[]> {
  const contract = (await import(join(root, 'contract', domain, 'index.ts'))) as Record<string, unknown>
  return Object.values(contract).flatMap((endpoint) =>
    isEndpoint(endpoint) ? [callOf(domain, endpoint)] : [],
  )
}

const isEndpoint = (endpoint: unknown): endpoint is { method: string; path: string } =>
  endpoint !== null && typeof endpoint === 'object' && 'method' in endpoint && 'path' in endpoint

const callOf = (domain: string, { method, path }: { method: string; path: string }): Call => ({
  domain,
  method,
  parts: path.split('/'),
})

function domainOf(calls: readonly Call[], request: string): string[] {
  const [method, path = ''] = request.split(' ')
  const parts = path.split('/')
  const found = calls.filter((call) => call.method === method && fits(call, parts))
  return found.map(({ domain }) => domain)
}

const fits = ({ parts }: Call, sent: readonly string[]) =>
  parts.length === sent.length && parts.every((part, n) => part.startsWith(':') || part === sent[n])
