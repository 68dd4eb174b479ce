/** The first dotted number in a program's version output: `psql (PostgreSQL) 15.19 (Debian …)` is 15.19. */
export function versionIn(text: string): string | undefined {
  return /\d+(?:\.\d+)+/.exec(text)?.[0]
}

export function isAtLeast(version: string, minimum: number): boolean {
  return Number.parseInt(version, 10) >= minimum
}

export function assertAtLeast(version: string, minimum: number) {
  if (!isAtLeast(version, minimum)) throw new Error(`found ${version}, but ${minimum} or newer is needed`)
}
