import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/testing/servers/free-port.ts'
import { locate } from '../../tools/services/command.ts'
import { isOpen } from '../../tools/services/port.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'

/** HAProxy with TLS and HTTP/2 before a server, as a browser meets it in production. */
export async function http2Proxy(
  serverPort: number,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-http2-'))
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration({ port, serverPort, certificate: certificate(folder) }))
  const child = spawn(locate('haproxy') ?? 'haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const gone = once(child, 'exit')
  await waitUntil(() => isOpen({ host: '127.0.0.1', port }), { what: 'HAProxy', seconds: 20 })
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

/** A certificate for this one run, which the browser is told to accept. */
function certificate(folder: string): string {
  const [key, cert, both] = ['key', 'cert', 'both'].map((name) => join(folder, `${name}.pem`))
  if (!key || !cert || !both) throw new Error('no folder')
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', [...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  writeFileSync(both, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'))
  return both
}

type Ends = { readonly port: number; readonly serverPort: number; readonly certificate: string }

const configuration = ({ port, serverPort, certificate }: Ends) => `
global
  nbthread 1
defaults
  mode http
  timeout connect 3s
  timeout client 75s
  timeout server 75s
frontend portal
  bind 127.0.0.1:${port} ssl crt ${certificate} alpn h2,http/1.1
  http-request set-header X-Forwarded-Proto https
  option forwardfor
  default_backend api
backend api
  server api 127.0.0.1:${serverPort}
`
