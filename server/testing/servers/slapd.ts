import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { isOpen } from '../../../tools/services/port.ts'
import { waitUntil } from '../../../tools/services/wait-until.ts'
import { freePort } from './free-port.ts'

const binary = '/usr/sbin/slapd'
const openssl = '/usr/bin/openssl'

/** Why a directory test cannot run here; undefined if it can. */
export const noSlapd = existsSync(binary) ? undefined : 'slapd is not installed: npm run services slapd'

type Entry = {
  readonly uid: string
  readonly cn: string
  readonly mail: string
  readonly employeeNumber: string
  readonly userPassword: string
}

export const directory = {
  baseDn: 'ou=people,dc=example,dc=com',
  bindDn: 'cn=admin,dc=example,dc=com',
  secret: 'admin-of-a-test',
}

/** A real OpenLDAP server on this machine for one test, with and without TLS. */
export async function slapd(entries: readonly Entry[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-slapd-'))
  mkdirSync(join(folder, 'db'))
  const ca = makeCertificate(folder)
  const conf = join(folder, 'slapd.conf')
  writeFileSync(conf, configuration(folder))
  const seed = join(folder, 'seed.ldif')
  writeFileSync(seed, ldif(entries))
  execFileSync('/usr/sbin/slapadd', ['-f', conf, '-l', seed])
  const [plain, secure] = [await freePort(), await freePort()]
  const urls = `ldap://127.0.0.1:${plain}/ ldaps://127.0.0.1:${secure}/`
  const child = spawn(binary, ['-f', conf, '-h', urls, '-d', '0'], { stdio: 'ignore' })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  onTestFinished(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const isServing = () => {
    if (child.exitCode !== null) throw new Error(`slapd exited with ${child.exitCode}`)
    return isOpen({ host: '127.0.0.1', port: plain })
  }
  await waitUntil(isServing, { what: 'slapd', seconds: 60 })
  return { url: `ldap://127.0.0.1:${plain}`, secureUrl: `ldaps://127.0.0.1:${secure}`, ca, stop }
}

const configuration = (folder: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
pidfile ${folder}/slapd.pid
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCACertificateFile ${folder}/cert.pem
TLSCertificateFile ${folder}/cert.pem
TLSCertificateKeyFile ${folder}/key.pem
database mdb
suffix "dc=example,dc=com"
rootdn "${directory.bindDn}"
rootpw ${directory.secret}
directory ${folder}/db
maxsize 10485760
dbnosync
index objectClass,uid eq
access to attrs=userPassword by anonymous auth by * none
access to * by users read by * none
`

const ldif = (entries: readonly Entry[]) =>
  [
    'dn: dc=example,dc=com\nobjectClass: dcObject\nobjectClass: organization\ndc: example\no: Example',
    `dn: ${directory.baseDn}\nobjectClass: organizationalUnit\nou: people`,
    ...entries.map(
      ({ uid, cn, ...rest }) =>
        `dn: uid=${uid},${directory.baseDn}\nobjectClass: inetOrgPerson\nuid: ${uid}\ncn:: ${base64(cn)}\nsn:: ${base64(cn)}\n${Object.entries(
          rest,
        )
          .map(([name, value]) => `${name}:: ${base64(value)}`)
          .join('\n')}`,
    ),
  ].join('\n\n')

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

function makeCertificate(folder: string): string {
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
  ]
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  execFileSync(openssl, [...args, '-addext', 'subjectAltName=IP:127.0.0.1', ...files], { stdio: 'ignore' })
  return readFileSync(join(folder, 'cert.pem'), 'utf8')
}
