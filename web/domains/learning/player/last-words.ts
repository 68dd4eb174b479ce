let held: Promise<void> = Promise.resolve()

/** A package speaks while its page goes; its words arrive within moments, or not at all. */
const arriveMs = 300
const mostMs = 3000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Who leaves a package holds the next opening until its last words are kept: the next player silences this one. */
export function holdLastWords(delivered: () => Promise<void>): void {
  held = Promise.race([pause(arriveMs).then(delivered), pause(mostMs)])
}

export const lastWords = (): Promise<void> => held
