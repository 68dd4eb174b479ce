import type { Inventory, PromisedRoute } from './inventory.ts'
import { keyOf, type ServedRoute, shapeOf } from './served-routes.ts'

/** What the product implements today. */
export type Product = {
  readonly routes: readonly ServedRoute[]
  readonly calls: readonly { readonly method: string; readonly path: string }[]
  /** Ids named in test titles. */
  readonly named: ReadonlySet<string>
}

type Share = { readonly served: number; readonly total: number; readonly missing: readonly string[] }
export type Coverage = Readonly<Record<keyof Inventory, Share>>

/** Compares the product with its specification. */
export function coverageOf(promised: Inventory, product: Product): Coverage {
  const routes = new Map(product.routes.map((route) => [shapeOf(route.path), route]))
  const calls = new Set(product.calls.map(keyOf))
  const done = new Set([
    ...promised.routes.filter((route) => keeps(route, routes.get(shapeOf(route.path)))).map(({ id }) => id),
    ...promised.calls.filter((call) => calls.has(keyOf(call))).map(({ id }) => id),
    ...product.named,
  ])
  const share = (all: readonly { readonly id: string; readonly title: string }[]): Share => {
    const missing = all.filter(({ id }) => !done.has(id)).map(({ id, title }) => `${id} ${title}`)
    return { served: all.length - missing.length, total: all.length, missing }
  }
  const features = promised.features.filter(({ needs }) => needs.every((id) => done.has(id)))
  for (const { id } of features) done.add(id)
  return {
    // The unknown-route row is a screen, not a path.
    routes: share(promised.routes.filter(({ path }) => path !== '*')),
    calls: share(promised.calls),
    errors: share(promised.errors),
    rules: share(promised.rules),
    features: share(promised.features),
  }
}

function keeps({ redirectTo, isPublic }: PromisedRoute, built: ServedRoute | undefined): boolean {
  if (!built?.served || built.redirectTo !== redirectTo) return false
  return redirectTo !== undefined || (built.public ?? false) === isPublic
}

/** Ids in titles that the inventory does not know: a typo hides an untested rule. */
export function unknownIds<N extends { readonly id: string }>(
  { errors, rules }: Inventory,
  named: readonly N[],
): N[] {
  const known = new Set([...errors, ...rules].map(({ id }) => id))
  return named.filter(({ id }) => !known.has(id))
}
