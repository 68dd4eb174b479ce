import type { ErrorSpec, Filling } from '@lyceum/contract/kit'

/** An error that the caller is meant to see. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly spec: ErrorSpec<never>
  readonly filling: Readonly<Record<string, string | number>>
  /** Further lines for the person, one per finding (for instance one per field). */
  readonly detail: string | undefined

  constructor(
    spec: ErrorSpec<never>,
    filling: Readonly<Record<string, string | number>> = {},
    detail?: string,
  ) {
    super(spec.code)
    this.spec = spec
    this.filling = filling
    this.detail = detail
  }
}

/** Throws an AppError: `fail(siteErrors.SITE_EXPIRED)`, `fail(commonErrors.TOO_MANY_REQUESTS, { seconds: 30 })`. */
export function fail<S extends ErrorSpec<never>>(spec: S, ...filling: Filling<S>): never {
  const [values] = filling as readonly Readonly<Record<string, string | number>>[]
  throw new AppError(spec, values)
}
