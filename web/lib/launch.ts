import { letter, readLetter, type Heard, type Said } from './launch/message.ts'

export type { Heard } from './launch/message.ts'

type Launch = {
  /** Where `mediaAddresses` says that the package is launched. */
  readonly address: string
  readonly learner: { readonly id: string; readonly name: string }
  /** What the package said last time; empty on the first. */
  readonly before: Said
  /** Called whenever the package commits; `isLast` when it has ended or the page goes. */
  readonly onSaid: (said: Heard, isLast: boolean) => void
}

/** A package says its last words while its frame is taken away; they arrive a moment later. */
const lastWordsMs = 3000

/**
 * Runs a package in a frame (which must carry `packageSandbox`) and hears what it says of itself. Answers how to stop
 * listening. What is heard is the word of a stranger's program: it counts for this learner's attempt and nothing else.
 */
export function launch(frame: HTMLIFrameElement, { address, learner, before, onSaid }: Launch): () => void {
  const token = crypto.randomUUID()
  const { origin, href } = new URL(address, location.href)
  const isOrigin = (one: string) => one === origin
  let isOver = false
  const hear = (event: MessageEvent) => {
    const { contentWindow } = frame
    // A window that is gone has no name any more: then the mark of this launch alone says who speaks.
    const source = isOver ? event.source : contentWindow
    const message = readLetter(event, { source, isOrigin, token })
    if (message?.kind === 'ready')
      contentWindow?.postMessage(letter(token, { kind: 'begin', learner, ...before }), origin)
    if (message?.kind === 'said') {
      const { cmi, suspendData, unsent, isLast } = message
      onSaid({ cmi, suspendData, unsent }, isLast)
    }
  }
  window.addEventListener('message', hear)
  // Behind the hash, which no server sees; the launcher takes it and wipes it away.
  frame.src = `${href}#${token}`
  return () => {
    isOver = true
    setTimeout(() => window.removeEventListener('message', hear), lastWordsMs)
  }
}
