import { packageSandbox } from '@lyceum/contract/file'

/** Policy of the page around a package: it reaches only its own host, and only its portal may embed it. */
const around = (portals: readonly string[]) => [
  `frame-ancestors 'self' ${portals.join(' ')}`,
  "form-action 'none'",
  "base-uri 'self'",
  `sandbox ${packageSandbox}`,
]

const everywhere = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
}

/** Packages use inline scripts and eval; that is allowed on a host where nothing else is. */
export function packageHeaders(
  portals: readonly string[],
  { type, etag }: { readonly type: string; readonly etag: string },
): Record<string, string> {
  const policy = ["default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:", ...around(portals)]
  return {
    ...everywhere,
    'content-type': type,
    'content-security-policy': policy.join('; '),
    'cache-control': 'private, max-age=600',
    'accept-ranges': 'bytes',
    etag,
  }
}

type Launch = {
  readonly entry: string
  readonly scorm: '1.2' | '2004'
  readonly portals: readonly string[]
}

/** The page between portal and package: it provides the package's API and forwards its messages (D04). */
export function launcherPage({ entry, scorm, portals }: Launch) {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-src 'self'",
    ...around(portals),
  ]
  const about = JSON.stringify({ entry, scorm, portals }).replaceAll('<', '\\u003c')
  const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>SCORM ${scorm}</title>
<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block;overflow:hidden}</style>
<script type="application/json" id="launch">${about}</script>
<script src="/launcher.js" defer></script>
</head>
<body></body>
</html>
`
  const head = {
    ...everywhere,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
  }
  return { page, head }
}

export const launcherHeaders = {
  ...everywhere,
  'content-type': 'text/javascript; charset=utf-8',
  'content-encoding': 'gzip',
  'cache-control': 'public, max-age=600',
}
