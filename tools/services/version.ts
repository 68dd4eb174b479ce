/** The first dotted number in what a program says about itself: `psql (PostgreSQL) 15.19 (Debian …)` is 15.19. */
export function versionIn(text: string): string | undefined {
  return /\d+(?:\.\d+)+/.exec(text)?.[0]
}

export function isAtLeast(version: string, wanted: number): boolean {
  return Number.parseInt(version, 10) >= wanted
}

export function assertAtLeast(version: string, wanted: number) {
  if (!isAtLeast(version, wanted)) throw new Error(`found ${version}, but ${wanted} or newer is needed`)
}
