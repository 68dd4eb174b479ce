import { setTimeout as pause } from 'node:timers/promises'
import { canBeRoot, locate, run, runAsRoot } from './command.ts'

// C.UTF-8 so that a PostgreSQL cluster made by its package is in UTF-8 on a machine without a locale.
const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }

// Packages start their services on public ports by themselves; this policy file prevents that.
// The shell removes it however the installation ends.
const withoutStarting = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm -f $policy' EXIT
  trap 'exit 1' HUP INT TERM
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod 755 $policy
fi
apt-get -o DPkg::Lock::Timeout=60 -o Acquire::Retries=3 "$@"
`

let queue: Promise<unknown> = Promise.resolve()

/** Installs Debian packages, one call after the other, without starting their services; returns the milliseconds. */
export function install(packages: readonly string[]): Promise<number> {
  const turn = queue.then(() => installNow(packages))
  queue = turn.catch(() => undefined)
  return turn
}

/** Whether a Debian package is installed, for those without a program of their own. */
export async function hasPackage(name: string): Promise<boolean> {
  const status = await run('dpkg-query', ['-W', '-f', '${Status}', name]).catch(() => '')
  return status === 'install ok installed'
}

async function installNow(packages: readonly string[]): Promise<number> {
  await assertPossible(packages)
  const began = performance.now()
  const install = ['install', '--yes', '--no-install-recommends', ...packages]
  // A new machine has no package lists, and old lists name removed versions: only then fetch them.
  // A third-party source that fails breaks the update, but not the installation, whose result counts.
  await aptGet(install).catch(async () => {
    await aptGet(['update']).catch(() => undefined)
    await aptGet(install)
  })
  return Math.round(performance.now() - began)
}

async function aptGet(args: readonly string[], tries = 3): Promise<void> {
  try {
    await runAsRoot('sh', ['-c', withoutStarting, 'apt-get', ...args], { env, seconds: 900 })
  } catch (error) {
    if (tries <= 1 || !/Could not get lock|Unable to acquire|Unable to lock/.test(String(error))) throw error
    await pause(5000)
    await aptGet(args, tries - 1)
  }
}

async function assertPossible(packages: readonly string[]) {
  const names = packages.join(' ')
  if (!locate('apt-get')) {
    throw new Error(`not found, and there is no apt-get here: install ${names} (Debian's names) by hand`)
  }
  if (!(await canBeRoot())) {
    throw new Error(`not found; as root run: apt-get install --no-install-recommends ${names}`)
  }
}
