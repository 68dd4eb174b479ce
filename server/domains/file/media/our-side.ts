import { statfs } from 'node:fs/promises'
import { SandboxTrouble } from '#platform/sandbox'

/** What the system says when the disk, the memory or a program is missing, whatever the file. */
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

/** Whether a preparation failed through no fault of the file (M-06). */
export function isOurSide(error: unknown): boolean {
  if (error instanceof SandboxTrouble) return error.isOurs
  return error instanceof NoRoom || (error instanceof Error && 'code' in error && ofSystem.has(error.code))
}

/** The disk on which files are prepared is full. */
export class NoRoom extends Error {
  constructor() {
    super('no space left where files are prepared')
  }
}

/** Programs seldom say that they had no room: below this, nobody believes what they say of a file. */
const leastBytes = 33_554_432

/** Before a file is blamed: whether there was room to work in. */
export async function refuseWithoutRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < leastBytes) throw new NoRoom()
}
