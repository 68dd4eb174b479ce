import { readAbout } from '#lib/media/launch/launch-info'
import { letter, type LaunchMessage, readLetter, type PackageState } from '#lib/media/launch/message'
import { openApi } from './scorm-api.ts'

// The page with the SCORM API of a package, on the package's own host (D04). The package can tamper with it,
// so nothing here is trusted beyond this learner's own attempt.

const about = readAbout(document.getElementById('launch')?.textContent ?? '')
const token = location.hash.slice(1)
history.replaceState(null, '', location.pathname + location.search)

const post = (message: LaunchMessage, origin: string) =>
  window.parent.postMessage(letter(token, message), origin)

/** `http://portal.example:*` means any port, as in the policy of this page. */
const isPortal = (origin: string) =>
  about.portals.some(
    (pattern) =>
      pattern === origin || (pattern.endsWith(':*') && origin.replace(/:\d+$/, '') === pattern.slice(0, -2)),
  )

window.addEventListener('message', (event) => {
  const message = readLetter(event, { source: window.parent, isOrigin: isPortal, token })
  if (message?.kind === 'begin' && !document.querySelector('iframe')) begin(message, event.origin)
})
// To any origin: it only says that the launcher is ready, and only our own page knows the token.
post({ kind: 'ready' }, '*')

function begin(
  { learner, ...before }: PackageState & { learner: { id: string; name: string } },
  portal: string,
): void {
  const api = openApi(about.scorm, { learner, before })
  const sendReport = (isLast: boolean) => post({ kind: 'said', isLast, ...api.report(isLast) }, portal)
  api.onCommit(() => sendReport(false))
  api.onEnd(() => sendReport(true))
  // A hidden page may never return: values set but not committed would be lost.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && api.isRunning()) sendReport(false)
  })
  window.addEventListener('pagehide', () => {
    if (api.isRunning()) sendReport(true)
  })
  const frame = document.createElement('iframe')
  frame.src = about.entry
  frame.title = document.title
  frame.allow = 'fullscreen'
  document.body.append(frame)
}
