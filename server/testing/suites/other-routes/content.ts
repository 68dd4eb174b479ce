import { existsSync } from 'node:fs'
import { removeFile } from '@lyceum/contract/file'
import { saveSetting } from '@lyceum/contract/site'
import sharp from 'sharp'
import { mediaAddress, type MediaGrant, packageAddress } from '#platform/content/signed-address'
import { upload } from '../../../domains/file/corpus/upload-make.ts'
import { makeFile, makeMedia } from '../../../domains/file/make.ts'
import { keepPieces } from '../../../domains/file/media/store.ts'
import { hostOf } from '../../people.ts'
import {
  anybody,
  type Ended,
  forged,
  type Good,
  type FixtureEnv,
  oncePerTestApp,
  oneself,
  type OutsideRoute,
  suspend,
  type Wrong,
} from './route.ts'

const launcher = new URL('../../../../web/dist/launcher.js', import.meta.url)

/** A protocol-relative address, as a request on its host. */
function requestAt(env: FixtureEnv, address: string): Good {
  const { hostname, pathname } = new URL(`http:${address}`)
  const viewer = oneself(env, 'mei')
  return { method: 'GET', url: pathname, headers: { host: hostname }, status: 200, viewer }
}

async function newFile(env: FixtureEnv) {
  const { testApp } = env
  const bytes = Buffer.from('会议纪要')
  return upload(testApp, testApp.mei, { purpose: 'attachment', name: '纪要.txt', bytes })
}

const file = oncePerTestApp(async (env) => requestAt(env, (await newFile(env)).url))

/** The converted media of somebody's film and package. */
const prepared = oncePerTestApp(async (env) => {
  const { db, id: siteId } = env.sites.alpha
  const ownerId = env.accounts.mei
  const film = await makeFile(db, { ownerId, purpose: 'video' })
  await makeMedia(db, film)
  const playlist = { name: 'master.m3u8', type: 'application/vnd.apple.mpegurl', size: 8, objectKey: null }
  await keepPieces(db, { fileId: film, pieces: [{ ...playlist, playlist: '#EXTM3U\n' }] })
  const parcel = await makeFile(db, {
    ownerId,
    purpose: 'scorm',
    name: '课件.zip',
    type: 'application/zip',
  })
  await makeMedia(db, parcel, { kind: 'package', scorm: '1.2', entry: 'index.html' })
  const grant = (fileId: string): MediaGrant => {
    const expiresAt = new Date(env.testApp.parts.clock.now().getTime() + 600_000)
    return { siteId, personId: ownerId, role: 'NLRN', fileId, expiresAt }
  }
  return { film: grant(film), parcel: grant(parcel) }
})

const media = async (env: FixtureEnv) =>
  requestAt(env, mediaAddress(env.testApp.parts.config, (await prepared(env)).film, 'master.m3u8'))
const parcel = async (env: FixtureEnv) =>
  requestAt(env, packageAddress(env.testApp.parts.config, (await prepared(env)).parcel, '~launch'))

/** Every part of a signed address changed, and the address on every other host. */
async function wrongAddresses(env: FixtureEnv, good: Good): Promise<readonly Wrong[]> {
  const [, use = '', grant = '', signature = '', ...name] = good.url.split('/')
  const at = (what: string, url: string, host = good.headers['host'] ?? ''): Wrong => ({
    name: what,
    wire: { ...good, url, headers: { host } },
    status: 404,
  })
  const written = (all: readonly string[]) => `/${use}/${all.join('.')}/${signature}/${name.join('/')}`
  const parts = grant.split('.')
  const changed = parts.map((_part, index) =>
    at(`part ${index} changed`, written(parts.map((part, at) => (at === index ? `${part}1` : part)))),
  )
  return [
    ...changed,
    at('of the other site', written([String(env.sites.beta.id), ...parts.slice(1)])),
    at('a forged signature', forged(good.url, signature)),
    at('half a signature', good.url.replace(signature, signature.slice(0, 20))),
    at('on the portal', good.url, hostOf('alpha')),
    at('on another package', good.url, 'p000000000000000000000000.content.test'),
  ]
}

const endedBy =
  (good: (env: FixtureEnv) => Promise<Good>) =>
  async (env: FixtureEnv): Promise<readonly Ended[]> => [
    { name: 'its reader is suspended', wire: await good(env), status: 404, end: suspend(env, 'mei') },
  ]

async function endedFiles(env: FixtureEnv): Promise<readonly Ended[]> {
  const { id, url } = await newFile(env)
  const wire = requestAt(env, url)
  const removed = async () => env.testApp.mei.call(removeFile, { id })
  return [...(await endedBy(file)(env)), { name: 'a file that was removed', wire, status: 404, end: removed }]
}

/** The picture that a site shows before sign-in. */
const poster = oncePerTestApp(async (env): Promise<Good> => {
  const { testApp } = env
  const create = { width: 40, height: 30, channels: 3, background: '#0b6873' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const { id } = await upload(testApp, testApp.admin, { purpose: 'logo', name: 'a.png', bytes })
  const { value } = await testApp.admin.call(saveSetting, { name: 'logo.zh-CN', value: id })
  const url = `/resource/poster/cw/${String(value)}`
  return { method: 'GET', url, headers: { host: hostOf('alpha') }, status: 200, viewer: anybody(env) }
})

async function wrongPosters(env: FixtureEnv, good: Good): Promise<readonly Wrong[]> {
  const { testApp } = env
  const own = await newFile(env)
  const at = (name: string, url: string, host = hostOf('alpha')): Wrong => ({
    name,
    wire: { ...good, url, headers: { host } },
    status: 404,
  })
  return [
    at('on the other site', good.url, hostOf('beta')),
    at('on the content host', good.url, testApp.parts.config.CONTENT_HOST),
    at('a file of a person', `/resource/poster/cw/${own.id}`),
    at('a name that climbs', '/resource/poster/cw/..%2f..%2fetc%2fpasswd'),
    at('a picture of nobody', '/resource/poster/cw/1.0123456789abcdef.png'),
  ]
}

const odd = {
  headers: {
    range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,3-4', `bytes=${'9'.repeat(30)}-`, 'x', 'bytes=-'],
    'if-none-match': ['*', '"x"', '"'.repeat(2000)],
    'if-range': ['"x"', 'Wed, 21 Oct 2015 07:28:00 GMT'],
  },
  queries: ['download', 'download=%00', 'download=a&download=b'],
}
const common = {
  domain: 'file',
  key: 'address',
  errorFormat: 'envelope',
  odd,
  wrongs: wrongAddresses,
} as const

export const contentRoutes: readonly OutsideRoute[] = [
  {
    ...common,
    routes: ['GET /f/:words/:signature/*', 'HEAD /f/:words/:signature/*'],
    isForAll: true,
    good: file,
    ended: endedFiles,
  },
  {
    ...common,
    routes: ['GET /m/:words/:signature/*', 'HEAD /m/:words/:signature/*'],
    good: media,
    ended: endedBy(media),
  },
  {
    ...common,
    routes: ['GET /p/:words/:signature/*', 'HEAD /p/:words/:signature/*'],
    good: parcel,
    ended: endedBy(parcel),
  },
  {
    routes: ['GET /launcher.js', 'HEAD /launcher.js'],
    domain: 'file',
    key: 'nobody',
    errorFormat: 'envelope',
    good: async (env) => ({
      ...(await parcel(env)),
      url: '/launcher.js',
      // Without built front ends the program is missing, and the route answers 404.
      status: existsSync(launcher) ? 200 : 404,
      viewer: anybody(env),
    }),
  },
  {
    routes: ['GET /resource/poster/cw/:name', 'HEAD /resource/poster/cw/:name'],
    domain: 'settings',
    key: 'nobody',
    errorFormat: 'envelope',
    good: poster,
    wrongs: wrongPosters,
    odd,
  },
]
