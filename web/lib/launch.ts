import { letter, readLetter, type Said } from './launch/message.ts'

export type { Said } from './launch/message.ts'

type Launch = {
  /** Where `mediaAddresses` says that the package is launched. */
  readonly address: string
  readonly learner: { readonly id: string; readonly name: string }
  /** What the package said last time; empty on the first. */
  readonly before: Said
  /** Called whenever the package commits; `isLast` when it has ended or the page goes. */
  readonly onSaid: (said: Said, isLast: boolean) => void
}

/**
 * Runs a package in a frame (which must carry `packageSandbox`) and hears what it says of itself. Answers how to stop
 * listening. What is heard is the word of a stranger's program: it counts for this learner's attempt and nothing else.
 */
export function launch(frame: HTMLIFrameElement, { address, learner, before, onSaid }: Launch): () => void {
  const token = crypto.randomUUID()
  const { origin, href } = new URL(address, location.href)
  const hear = (event: MessageEvent) => {
    const { contentWindow } = frame
    const message = readLetter(event, { source: contentWindow, isOrigin: (one) => one === origin, token })
    if (message?.kind === 'ready')
      contentWindow?.postMessage(letter(token, { kind: 'begin', learner, ...before }), origin)
    if (message?.kind === 'said')
      onSaid({ cmi: message.cmi, suspendData: message.suspendData }, message.isLast)
  }
  window.addEventListener('message', hear)
  // Behind the hash, which no server sees; the launcher takes it and wipes it away.
  frame.src = `${href}#${token}`
  return () => window.removeEventListener('message', hear)
}
