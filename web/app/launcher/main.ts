import { readAbout } from '../../lib/launch/about.ts'
import { letter, type LaunchMessage, readLetter, type Said } from '../../lib/launch/message.ts'
import { openApi } from './api.ts'

// The page that holds what a package talks to, on the package's own host (D04). It runs as much as the package itself
// does, and can be tampered with by it: nothing here is believed elsewhere beyond this learner's own attempt.

const about = readAbout(document.getElementById('launch')?.textContent ?? '')
const token = location.hash.slice(1)
history.replaceState(null, '', location.pathname + location.search)

const say = (message: LaunchMessage, origin: string) =>
  window.parent.postMessage(letter(token, message), origin)

/** `http://portal.example:*` is any port there; so it stands in the policy of this page too. */
const isPortal = (origin: string) =>
  about.portals.some(
    (one) => one === origin || (one.endsWith(':*') && origin.replace(/:\d+$/, '') === one.slice(0, -2)),
  )

window.addEventListener('message', (event) => {
  const message = readLetter(event, { source: window.parent, isOrigin: isPortal, token })
  if (message?.kind === 'begin' && !document.querySelector('iframe')) begin(message, event.origin)
})
// To whomever: it says nothing but that we are here, and only our own page knows the mark.
say({ kind: 'ready' }, '*')

function begin(
  { learner, ...before }: Said & { learner: { id: string; name: string } },
  portal: string,
): void {
  const api = openApi(about.scorm, { learner, before })
  const tell = (isLast: boolean) => say({ kind: 'said', isLast, ...api.said(isLast) }, portal)
  api.onCommit(() => tell(false))
  api.onEnd(() => tell(true))
  // A page that is left may never come back: what was set and not committed would be lost.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && api.isRunning()) tell(false)
  })
  window.addEventListener('pagehide', () => {
    if (api.isRunning()) tell(true)
  })
  const frame = document.createElement('iframe')
  frame.src = about.entry
  frame.title = document.title
  frame.allow = 'fullscreen'
  document.body.append(frame)
}
