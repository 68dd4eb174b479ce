import type { Parts } from '#platform/parts'

/** Holds database and bucket against each other at the start. A start does not wait for the object store. */
export function bindStorage({ binding, log }: Parts): void {
  binding
    .renew()
    .catch((error: unknown) => log.warn({ err: error }, 'the bucket could not be asked whose it is'))
}
