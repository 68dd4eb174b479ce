import { existsSync, readdirSync } from 'node:fs'
import { hostOf } from '../../people.ts'
import { anybody, type Good, type OutsideRoute } from './route.ts'

const assets = new URL('../../../../web/dist/assets/', import.meta.url)

/** A public route, on the first site. */
function open(route: string, url: string, given: Partial<Pick<OutsideRoute, 'isBuilt'>> = {}): OutsideRoute {
  return {
    routes: [`GET ${route}`, `HEAD ${route}`],
    key: 'nobody',
    errorFormat: 'envelope',
    ...given,
    good: async (env): Promise<Good> => ({
      method: 'GET',
      url,
      headers: { host: hostOf('alpha') },
      status: 200,
      viewer: anybody(env),
    }),
  }
}

/** Any of the built files; they share one handler. */
const asset = existsSync(assets) ? readdirSync(assets).find((name) => name.endsWith('.js')) : undefined

/** Health, the developer page, and the built front ends. */
export const serviceRoutes: readonly OutsideRoute[] = [
  open('/alive', '/alive'),
  open('/ready', '/ready'),
  open('/docs', '/docs'),
  open('/docs/openapi.json', '/docs/openapi.json'),
  open('/assets/*', `/assets/${asset}`, { isBuilt: true }),
  open('/manage', '/manage', { isBuilt: true }),
  open('/manage/*', '/manage/people', { isBuilt: true }),
  open('/*', '/home', { isBuilt: true }),
]
