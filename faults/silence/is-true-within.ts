import { waitUntil } from '../../tools/services/wait-until.ts'

/** Waits until the check is true; resolves with whether that happened in time. */
export function isTrueWithin(seconds: number, check: () => boolean | Promise<boolean>): Promise<boolean> {
  return waitUntil(check, { what: 'calm', seconds }).then(
    () => true,
    () => false,
  )
}
