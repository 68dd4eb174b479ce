import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { varFolder } from '../services/settings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const note = join(varFolder, 'web-sources.sha256')

/** Builds the two front ends, unless nothing they are made of has changed. */
export async function buildWeb(): Promise<{ said: string }> {
  const sources = fingerprint()
  if (
    existsSync(join(root, 'web/dist/index.html')) &&
    existsSync(note) &&
    readFileSync(note, 'utf8') === sources
  ) {
    return { said: 'built already' }
  }
  const { status, stderr, stdout } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The front ends do not build:\n${stdout}\n${stderr}`)
  writeFileSync(note, sources)
  return { said: 'built' }
}

function fingerprint(): string {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'web', 'contract', 'package-lock.json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const hash = createHash('sha256')
  for (const name of stdout.split('\n').filter((file) => file && existsSync(join(root, file)))) {
    hash.update(name).update(readFileSync(join(root, name)))
  }
  return hash.digest('hex')
}
