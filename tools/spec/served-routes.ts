import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A call, as the contract and the domains declare it. */
type Call = { readonly method: string; readonly path: string }

/** A route, from the portal's own router. */
export type ServedRoute = {
  readonly path: string
  readonly redirectTo?: string
  readonly public?: boolean
  readonly served: boolean
}

/** The web's packages, which the tools do not depend on. */
const webParts = createRequire(join(import.meta.dirname, '../../web/package.json'))

type RouteTable = { readonly portalRoutes: readonly ServedRoute[] }
type Vite = { runnerImport: (path: string, config: object) => Promise<{ readonly module: RouteTable }> }

/** The calls that the contract declares and a server domain answers. */
export async function servedCalls(root: string): Promise<Call[]> {
  const answered = new Set((await answeredCalls(root)).map(keyOf))
  return (await declaredCalls(root)).filter((call) => answered.has(keyOf(call)))
}

/** The portal's routes; loaded through Vite, since Node cannot read JSX. */
export async function servedRoutes(root: string): Promise<readonly ServedRoute[]> {
  const table = join(root, 'web/app/route-table.ts')
  if (!existsSync(table)) return []
  const { runnerImport } = (await load(webParts.resolve('vite'))) as Vite
  const { module } = await runnerImport(table, {
    root: join(root, 'web'),
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  })
  return module.portalRoutes
}

/** Routes need no styles, and Vite's CSS plugin waits for a server that is never started here. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (path: string) => (path.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id: string) => (id === '\0no-styles' ? '' : undefined),
}

async function declaredCalls(root: string): Promise<Call[]> {
  const indexFiles = globSync('contract/*/index.ts', { cwd: root }).toSorted()
  const modules = await Promise.all(indexFiles.map((file) => load(join(root, file))))
  return modules.flatMap((exports) => Object.values(exports).filter(isEndpoint))
}

async function answeredCalls(root: string): Promise<Call[]> {
  const list = join(root, 'server/app/domains.ts')
  if (!existsSync(list)) return []
  const { domains } = (await load(list)) as { domains: readonly { routes: readonly { endpoint: Call }[] }[] }
  return domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
}

async function load(path: string): Promise<object> {
  return (await import(pathToFileURL(path).href)) as object
}

function isEndpoint(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}

/** One key for a call, however its parameters are written: `{id}` and `:id` are the same. */
export function keyOf({ method, path }: Call): string {
  return `${method.toUpperCase()} ${shapeOf(path).toLowerCase()}`
}

export function shapeOf(path: string): string {
  return path.replace(/(?<=.)\/+$/, '').replaceAll(/\{[^}]+\}|:[A-Za-z_]\w*(?:\([^)]*\))?/g, '{}')
}
