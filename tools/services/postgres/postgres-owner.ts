import { chownSync } from 'node:fs'
import { run } from '../command.ts'

export type Owner = {
  readonly ids: { readonly uid: number; readonly gid: number }
  readonly give: (folder: string) => void
}

/** PostgreSQL refuses to run as root: there it runs as its own user, otherwise as the caller. */
export async function postgresOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const uid = Number(await run('id', ['-u', 'postgres']))
  const gid = Number(await run('id', ['-g', 'postgres']))
  return { ids: { uid, gid }, give: (folder) => chownSync(folder, uid, gid) }
}
