let pending: Promise<void> = Promise.resolve()

/** A package sends its final report while its page unloads; it arrives within moments or not at all. */
const arriveMs = 300
const mostMs = 3000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Delays opening the next module until the final report of a package is saved, because the next player ends this session. */
export function holdFinalReport(delivered: () => Promise<void>): void {
  pending = Promise.race([pause(arriveMs).then(delivered), pause(mostMs)])
}

export const finalReport = (): Promise<void> => pending
