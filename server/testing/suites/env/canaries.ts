/** Who may read a marked value: nobody, its owner (and staff), or everyone of the site. */
export type Secrecy = 'secret' | 'own' | 'staff' | 'shared'

export type Canary = {
  readonly siteId: number
  readonly ownerId: string | undefined
  readonly where: string
  readonly secrecy: Secrecy
  /** Whether its owner works in the unit to which a scoped person's permissions are limited. */
  readonly isInside?: boolean
}

export type Viewer = {
  readonly siteId: number
  readonly accountId: string
  readonly isStaff: boolean
  readonly isScoped: boolean
  /** Manages the sites of the installation: may see their names, and nothing else of them. */
  readonly keepsSites: boolean
}

/** Marked values in every text column: any output that contains one shows where it came from. */
export class Canaries {
  readonly #known = new Map<string, Canary>()
  readonly #phrases = new Map<string, string>()
  #count = 0

  /** A text that nobody may ever see, for instance a session token. */
  addPhrase(text: string, where: string): void {
    this.#phrases.set(text, where)
  }

  /** Registers a value and returns its text, in one of the forms that columns accept. */
  next(canary: Canary): string {
    this.#count += 1
    this.#known.set(String(this.#count), canary)
    return `CNRY${this.#count}x`
  }

  get size(): number {
    return this.#known.size
  }

  /** Where a text contains values that this viewer may not see; without a viewer (a log) none are allowed. */
  leaksIn(text: string, viewer: Viewer | undefined): string[] {
    const leaks = new Set<string>()
    for (const [, number = ''] of text.matchAll(/cnry(\d+)x/gi)) {
      const canary = this.#known.get(number)
      if (canary && !(viewer && maySee(viewer, canary)))
        leaks.add(`${canary.where} (${canary.secrecy}, site ${canary.siteId})`)
    }
    for (const [phrase, where] of this.#phrases) if (text.includes(phrase)) leaks.add(where)
    return [...leaks]
  }
}

function maySee({ siteId, accountId, isStaff, isScoped, keepsSites }: Viewer, canary: Canary): boolean {
  if (keepsSites && canary.where === 'site.site.name') return true
  if (canary.siteId !== siteId || canary.secrecy === 'secret') return false
  if (canary.ownerId === undefined || canary.ownerId === accountId) return true
  // Names of colleagues are visible to signed-in people.
  if (canary.secrecy === 'shared') return accountId !== '0'
  return canary.secrecy === 'staff' && isStaff && isWithin(isScoped, canary)
}

const isWithin = (isScoped: boolean, { isInside }: Canary) => !isScoped || isInside === true
