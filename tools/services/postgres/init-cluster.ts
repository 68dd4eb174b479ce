import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Owner, postgresOwner } from './postgres-owner.ts'
import { usableMajor } from './start-cluster.ts'

type ClusterFiles = { readonly bin: string; readonly data: string; readonly owner: Owner | undefined }

/** Creates the files of a cluster that accepts every local program: for tests and fault runs. */
export async function initCluster(data: string, options: readonly string[] = []): Promise<ClusterFiles> {
  const major = await usableMajor(15)
  if (!major) throw new Error('no PostgreSQL 15 or newer is installed: npm run services -- postgres')
  const bin = `/usr/lib/postgresql/${major}/bin`
  const owner = await postgresOwner()
  mkdirSync(data)
  owner?.give(data)
  // These clusters need not survive a power cut, so nothing is synced.
  const usual = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), ['-D', data, ...usual, ...options], {
    cwd: data,
    ...owner?.ids,
  })
  return { bin, data, owner }
}
