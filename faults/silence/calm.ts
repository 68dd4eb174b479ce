import { waitUntil } from '../../tools/services/wait-until.ts'

/** Waits until all is as it should be; answers whether it came to that in time. */
export function calm(seconds: number, isCalm: () => boolean | Promise<boolean>): Promise<boolean> {
  return waitUntil(isCalm, { what: 'calm', seconds }).then(
    () => true,
    () => false,
  )
}
