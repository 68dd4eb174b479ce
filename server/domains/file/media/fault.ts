import type { MediaFault } from '@lyceum/contract/file'
import { SandboxTrouble } from '#platform/sandbox'

/** The file itself is at fault: trying again would end the same way. */
export class MediaFailure extends Error {
  readonly fault: MediaFault

  constructor(fault: MediaFault, detail = '') {
    super(`${fault}: ${detail}`)
    this.fault = fault
  }
}

/** A program that gave up on a file or ran out of time says something about the file; one that never ran does not. */
export async function orFault<T>(work: Promise<T>, fault: MediaFault = 'unreadable'): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof SandboxTrouble) || error.isOurs) throw error
    throw new MediaFailure(error.isLate ? 'tooSlow' : fault, error.message)
  }
}
