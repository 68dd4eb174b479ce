/** The newest of some versions that has the same major as another. */
export function newestLike(pinned: string, versions: readonly string[]): string {
  const [major] = partsOf(pinned)
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && partsOf(version)[0] === major)
    .reduce((newest, version) => (isOlder(newest, version) ? version : newest), pinned)
}

/** Whether one version came before another. */
export function isOlder(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

const partsOf = (version: string) => version.split('.').map(Number)

/** The version that a package.json takes. */
export function pinnedNode(manifest: string): string {
  const [, pinned] = /"node": "(\d+\.\d+\.\d+)"/.exec(manifest) ?? []
  if (pinned === undefined) throw new Error('package.json does not pin a version of node')
  return pinned
}
