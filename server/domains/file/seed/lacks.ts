import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { MediaKind } from '@lyceum/contract/file'

/** What a demonstration does not have, and why. */
export type Lack = { readonly kind: MediaKind; readonly count: number; readonly why: string }

/** One line for each reason and kind, however many things it cost. */
export function lacksOf(all: readonly Omit<Lack, 'count'>[]): Lack[] {
  const groups = Map.groupBy(all, ({ kind, why }) => `${kind} ${why}`)
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((one) => ({ ...one, count: group.length })),
  )
}

/** Whether a program stands where programs are looked for. */
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
