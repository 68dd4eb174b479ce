import type { MediaFault } from '@lyceum/contract/file'
import { SandboxError } from '#platform/content/sandbox'

/** The file itself is faulty: trying again would fail the same way. */
export class MediaFailure extends Error {
  readonly fault: MediaFault

  constructor(fault: MediaFault, detail = '') {
    super(`${fault}: ${detail}`)
    this.fault = fault
  }
}

/** A program that failed on a file or timed out indicates a faulty file; one that never ran does not. */
export async function orFault<T>(work: Promise<T>, fault: MediaFault = 'unreadable'): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof SandboxError) || error.isOurs) throw error
    throw new MediaFailure(error.isLate ? 'tooSlow' : fault, error.message)
  }
}
