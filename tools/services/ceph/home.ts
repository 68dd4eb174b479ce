import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.ts'
import { addressOf, settings, varFolder } from '../settings.ts'

export const { port } = addressOf(settings.s3.endpoint)
export const home = join(varFolder, 'ceph')
export const confFile = join(home, 'ceph.conf')
export const keyring = join(home, 'keyring')

/** The last file that creation writes: without it the cluster is incomplete and empty. */
export const markFile = join(home, 'complete')
export const isComplete = () => existsSync(markFile)

export const fsidOf = () => readFileSync(join(home, 'fsid'), 'utf8').trim()

/** Runs a Ceph program on this cluster. */
export function onCluster(command: string, args: readonly string[]): Promise<string> {
  return run(command, ['-c', confFile, ...args], { seconds: 60 })
}
