import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCsv, type Row } from './csv.ts'

type Promised = { readonly id: string; readonly title: string }
export type PromisedRoute = Promised & {
  readonly path: string
  readonly isPublic: boolean
  readonly redirectTo: string | undefined
}
type PromisedCall = Promised & { readonly method: string; readonly path: string }
type PromisedFeature = Promised & { readonly needs: readonly string[] }

/** The specification: the files of docs/spec. */
export type Inventory = {
  readonly routes: readonly PromisedRoute[]
  readonly calls: readonly PromisedCall[]
  readonly errors: readonly Promised[]
  readonly rules: readonly Promised[]
  readonly features: readonly PromisedFeature[]
}

export function readInventory(root: string): Inventory {
  const rows = (name: string) => readCsv(readFileSync(join(root, 'docs/spec', `${name}.csv`), 'utf8'))
  return {
    routes: rows('routes').map(routeOf),
    calls: rows('calls').map(callOf),
    errors: rows('errors').map(({ id = '', code = '', situation = '' }) => ({
      id,
      title: `${code}: ${situation}`,
    })),
    rules: rows('rules').map(({ id = '', rule = '' }) => ({ id, title: rule })),
    features: rows('features').map(featureOf),
  }
}

function routeOf({ id = '', path = '', kind, redirect_to, public: open }: Row): PromisedRoute {
  return {
    id,
    title: path,
    path,
    isPublic: open === 'yes',
    redirectTo: kind === 'redirect' ? redirect_to : undefined,
  }
}

function callOf({ id = '', method = '', path = '' }: Row): PromisedCall {
  return { id, title: `${method} ${path}`, method, path }
}

/** A feature needs its routes and calls; one with neither depends on its rules and errors. */
function featureOf({
  id = '',
  feature = '',
  routes = '',
  calls = '',
  rules = '',
  errors = '',
}: Row): PromisedFeature {
  const parts = `${routes} ${calls}`.trim() || `${rules} ${errors}`.trim()
  return { id, title: feature, needs: parts.split(/\s+/) }
}
