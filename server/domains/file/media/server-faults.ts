import { statfs } from 'node:fs/promises'
import { SandboxError } from '#platform/content/sandbox'

/** System errors for a missing disk, memory or program, unrelated to the file. */
const ofSystem: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'EACCES',
  'EPERM',
  'ENOENT',
])

/** Whether a preparation failed because of the server, not the file (M-06). */
export function isOurSide(error: unknown): boolean {
  if (error instanceof SandboxError) return error.isOurs
  return (
    error instanceof DiskFullError || (error instanceof Error && 'code' in error && ofSystem.has(error.code))
  )
}

/** The disk on which files are prepared is full. */
export class DiskFullError extends Error {
  constructor() {
    super('no space left where files are prepared')
  }
}

/** Programs rarely report a full disk: below this, their errors about a file are not trusted. */
const leastBytes = 33_554_432

/** Checks free disk space before a file is blamed. */
export async function requireDiskSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < leastBytes) throw new DiskFullError()
}
