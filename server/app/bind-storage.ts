import type { Parts } from '#platform/parts'

/** Checks at start that database and bucket belong together. The start does not wait for the object store. */
export function bindStorage({ binding, log }: Parts): void {
  binding.renew().catch((error: unknown) => log.warn({ err: error }, 'storage binding check failed'))
}
