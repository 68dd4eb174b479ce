import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isOlder, newestLike, pinnedNode } from './newest-version.ts'

// Checks the registry for a newer Node of our major version: npm run node:behind. Never part of npm run check.
const pinned = pinnedNode(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const offered = listVersions()
if (offered === undefined) {
  console.log(`Node ${pinned}: could not query the registry`)
} else {
  const newest = newestLike(pinned, offered)
  const isBehind = isOlder(pinned, newest)
  console.log(isBehind ? `Node ${pinned} is behind: ${newest} is out` : `Node ${pinned} is the newest`)
  process.exitCode = isBehind ? 1 : 0
}

/** Through npm, which knows the machine's registry and proxy. */
function listVersions(): readonly string[] | undefined {
  try {
    const answer = execFileSync('npm', ['view', 'node', 'versions', '--json'], {
      encoding: 'utf8',
      timeout: 30_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return [...answer.matchAll(/"([^"]+)"/g)].map(([, version = '']) => version)
  } catch {
    return undefined
  }
}
