/** The newest version with the same major. */
export function newestLike(pinned: string, versions: readonly string[]): string {
  const [major] = partsOf(pinned)
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && partsOf(version)[0] === major)
    .reduce((newest, version) => (isOlder(newest, version) ? version : newest), pinned)
}

/** Whether one version came before another. */
export function isOlder(version: string, other: string): boolean {
  const [a, b] = [partsOf(version), partsOf(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

const partsOf = (version: string) => version.split('.').map(Number)

/** The Node version that a package.json pins. */
export function pinnedNode(manifest: string): string {
  const [, pinned] = /"node": "(\d+\.\d+\.\d+)"/.exec(manifest) ?? []
  if (pinned === undefined) throw new Error('package.json does not pin a version of node')
  return pinned
}
