import { letter, readLetter, type PackageReport, type PackageState } from './launch/message.ts'

export type { PackageReport } from './launch/message.ts'

type Launch = {
  /** The launch address from `mediaAddresses`. */
  readonly address: string
  readonly learner: { readonly id: string; readonly name: string }
  /** The package's last saved state; empty on the first launch. */
  readonly before: PackageState
  /** Called whenever the package commits; `isLast` when it has ended or the page is left. */
  readonly onReport: (report: PackageReport, isLast: boolean) => void
}

/** A package sends its last report while its frame is removed; it arrives a moment later. */
const lastReportMs = 3000

/**
 * Runs a package in a frame (which must have `packageSandbox`) and receives its reports. Returns a function that stops
 * listening. The package is untrusted: its reports count for this learner's attempt and nothing else.
 */
export function launch(frame: HTMLIFrameElement, { address, learner, before, onReport }: Launch): () => void {
  const token = crypto.randomUUID()
  const { origin, href } = new URL(address, location.href)
  const isOrigin = (candidate: string) => candidate === origin
  let isOver = false
  const receive = (event: MessageEvent) => {
    const { contentWindow } = frame
    // A removed frame has no window any more: then only the launch token identifies the sender.
    const source = isOver ? event.source : contentWindow
    const message = readLetter(event, { source, isOrigin, token })
    if (message?.kind === 'ready')
      contentWindow?.postMessage(letter(token, { kind: 'begin', learner, ...before }), origin)
    if (message?.kind === 'said') {
      const { cmi, suspendData, unsent, isLast } = message
      onReport({ cmi, suspendData, unsent }, isLast)
    }
  }
  window.addEventListener('message', receive)
  // In the hash, which is sent to no server; the launcher reads and clears it.
  frame.src = `${href}#${token}`
  return () => {
    isOver = true
    setTimeout(() => window.removeEventListener('message', receive), lastReportMs)
  }
}
