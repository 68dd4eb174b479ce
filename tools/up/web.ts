import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { varFolder } from '../services/settings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const note = join(varFolder, 'web-sources.sha256')

/** Builds the two front ends, unless their sources are unchanged. */
export async function buildWeb(): Promise<{ message: string }> {
  const sources = fingerprint()
  if (
    sources !== undefined &&
    existsSync(join(root, 'web/dist/index.html')) &&
    existsSync(note) &&
    readFileSync(note, 'utf8') === sources
  ) {
    return { message: 'built already' }
  }
  await promisify(execFile)('npm', ['run', 'build'], { cwd: root, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: unknown) => {
      throw new Error(`The front ends do not build:\n${outputOf(error)}`)
    },
  )
  if (sources !== undefined) writeFileSync(note, sources)
  return { message: 'built' }
}

/** Undefined without git: then they are built each time. */
function fingerprint(): string | undefined {
  const { stdout, status } = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'web', 'contract', 'package-lock.json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (status !== 0) return undefined
  const hash = createHash('sha256')
  for (const name of stdout.split('\n').filter((file) => file && existsSync(join(root, file)))) {
    hash.update(name).update(readFileSync(join(root, name)))
  }
  return hash.digest('hex')
}

const outputOf = (error: unknown) =>
  error instanceof Error && 'stdout' in error && 'stderr' in error
    ? `${String(error.stdout)}\n${String(error.stderr)}`
    : String(error)
