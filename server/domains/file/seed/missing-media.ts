import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { MediaKind } from '@lyceum/contract/file'

/** What is missing in a demo, and why. */
export type Lack = { readonly kind: MediaKind; readonly count: number; readonly why: string }

/** One entry per reason and kind, with the number of files. */
export function lacksOf(all: readonly Omit<Lack, 'count'>[]): Lack[] {
  const groups = Map.groupBy(all, ({ kind, why }) => `${kind} ${why}`)
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((lack) => ({ ...lack, count: group.length })),
  )
}

/** Whether a program is on the PATH. */
export function isOnPath(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/bin']
  return folders.some((folder) => isExecutable(join(folder, program)))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
