import { resumable } from '@lyceum/contract/file'
import { hostOf, people, type PersonName, tokenOf } from '../../people.ts'
import {
  type Ended,
  type Good,
  type FixtureEnv,
  oneself,
  type OutsideRoute,
  suspend,
  type Wrong,
} from './route.ts'

const protocol = { 'tus-resumable': '1.0.0', 'x-requested-with': 'lyceum' }
const metadata = `purpose ${btoa('knowledge')},filename ${btoa('a.pdf')}`

const headersOf = (person: PersonName) => ({
  ...protocol,
  host: hostOf(people[person].site),
  cookie: `__Host-sid=${tokenOf(person)}`,
})

/** Begins an upload of eight bytes, for a purpose that everybody may use. */
async function begin(env: FixtureEnv, person: PersonName): Promise<string> {
  await forgetUnfinished(env, person)
  const { method, url, headers } = await creation(env, person)
  const expected = { errorFormat: 'envelope', isElsewhere: false } as const
  const answer = await env.send({ method, url, headers: { ...headers } }, { call: `POST ${url}`, expected })
  const { location } = answer.headers
  if (typeof location !== 'string') throw new Error(`tus: ${answer.statusCode} ${answer.body}`)
  return location
}

/** A person may have fifty unfinished uploads, and one suite begins more. */
const forgetUnfinished = ({ testApp, accounts }: FixtureEnv, person: PersonName) =>
  testApp.asOwner((client) => client.query('delete from file.upload where owner_id = $1', [accounts[person]]))

const creation = async (env: FixtureEnv, person: PersonName): Promise<Good> => ({
  method: 'POST',
  url: resumable.address,
  headers: {
    ...headersOf(person),
    'upload-length': '8',
    'upload-metadata': `purpose ${btoa('attachment')},filename ${btoa('a.txt')}`,
  },
  status: 201,
  viewer: oneself(env, person),
})

async function continuation(env: FixtureEnv, person: PersonName): Promise<Good> {
  return {
    method: 'PATCH',
    url: await begin(env, person),
    headers: {
      ...headersOf(person),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    payload: 'abcd',
    status: 204,
    viewer: oneself(env, person),
  }
}

const question = async (env: FixtureEnv, person: PersonName): Promise<Good> => ({
  method: 'HEAD',
  url: await begin(env, person),
  headers: headersOf(person),
  status: 200,
  viewer: oneself(env, person),
})

const removal = async (env: FixtureEnv, person: PersonName): Promise<Good> => ({
  ...(await question(env, person)),
  method: 'DELETE',
  status: 204,
})

/** Uploads of another person, of the other site, and missing ones. */
async function wrongUploads(env: FixtureEnv, good: Good): Promise<readonly Wrong[]> {
  const urls = {
    'of somebody else': await begin(env, 'chen'),
    'of the other site': await begin(env, 'stranger'),
    missing: `${resumable.address}/9100000000000000000`,
    'with no number': `${resumable.address}/abc`,
  }
  return Object.entries(urls).map(([name, url]) => ({
    name: `an upload ${name}`,
    wire: { ...good, url },
    status: 404,
  }))
}

const endedBy =
  (good: OutsideRoute['good']) =>
  async (env: FixtureEnv): Promise<readonly Ended[]> => [
    { name: 'suspended', wire: await good(env, 'mei'), status: 401, end: suspend(env, 'mei') },
  ]

const odd = {
  headers: {
    'upload-length': ['-1', '0', '1e9', '9'.repeat(30), 'x', ''],
    'upload-offset': ['-1', '99', '1e3', 'x'],
    'upload-metadata': [
      '',
      'purpose',
      'purpose !!!',
      `purpose ${btoa('none')}`,
      `${metadata},${metadata}`,
      'x'.repeat(9000),
    ],
    'upload-defer-length': ['1', '2'],
    'upload-concat': ['partial', 'final;/a /b'],
    'tus-resumable': ['0.2.2', '9', ''],
    'content-type': ['text/plain', 'application/json', ';'],
    'x-http-method-override': ['DELETE', 'TRACE'],
  },
}

const common = {
  domain: 'file',
  key: 'session',
  errorFormat: 'envelope',
  isWrite: true,
} as const

const rateLimited = (method: Good['method'], url: string) => () => ({
  method,
  url,
  headers: headersOf('lin'),
})

const uploadPath = `${resumable.address}/:id`

export const uploadRoutes: readonly OutsideRoute[] = [
  {
    ...common,
    routes: [`POST ${resumable.address}`],
    isForAll: true,
    good: creation,
    ended: endedBy(creation),
    rateLimited: rateLimited('POST', resumable.address),
    odd,
  },
  {
    ...common,
    routes: [`PATCH ${uploadPath}`],
    good: continuation,
    wrongs: wrongUploads,
    ended: endedBy(continuation),
    rateLimited: rateLimited('PATCH', `${resumable.address}/1`),
    odd,
  },
  { ...common, routes: [`HEAD ${uploadPath}`], good: question, wrongs: wrongUploads },
  { ...common, routes: [`DELETE ${uploadPath}`], good: removal, wrongs: wrongUploads },
]
