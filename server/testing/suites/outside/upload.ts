import { resumable } from '@lyceum/contract/file'
import { hostOf, people, type PersonName, tokenOf } from '../../people.ts'
import {
  type Ended,
  type Good,
  type Ground,
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

/** Begins an upload of eight bytes; by a person of the house, whose purpose everybody may bring. */
async function begin(ground: Ground, person: PersonName): Promise<string> {
  await forgetUnfinished(ground, person)
  const { method, url, headers } = await creation(ground, person)
  const spoken = { speaks: 'envelope', isElsewhere: false } as const
  const answer = await ground.send({ method, url, headers: { ...headers } }, { call: `POST ${url}`, spoken })
  const { location } = answer.headers
  if (typeof location !== 'string') throw new Error(`tus: ${answer.statusCode} ${answer.body}`)
  return location
}

/** A person may have fifty unfinished uploads, and one suite begins more. */
const forgetUnfinished = ({ house, accounts }: Ground, person: PersonName) =>
  house.asOwner((client) => client.query('delete from file.upload where owner_id = $1', [accounts[person]]))

const creation = async (ground: Ground, person: PersonName): Promise<Good> => ({
  method: 'POST',
  url: resumable.address,
  headers: {
    ...headersOf(person),
    'upload-length': '8',
    'upload-metadata': `purpose ${btoa('attachment')},filename ${btoa('a.txt')}`,
  },
  status: 201,
  viewer: oneself(ground, person),
})

async function continuation(ground: Ground, person: PersonName): Promise<Good> {
  return {
    method: 'PATCH',
    url: await begin(ground, person),
    headers: {
      ...headersOf(person),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    payload: 'abcd',
    status: 204,
    viewer: oneself(ground, person),
  }
}

const question = async (ground: Ground, person: PersonName): Promise<Good> => ({
  method: 'HEAD',
  url: await begin(ground, person),
  headers: headersOf(person),
  status: 200,
  viewer: oneself(ground, person),
})

const removal = async (ground: Ground, person: PersonName): Promise<Good> => ({
  ...(await question(ground, person)),
  method: 'DELETE',
  status: 204,
})

/** Uploads of somebody else, of the other site and of nobody. */
async function wrongUploads(ground: Ground, good: Good): Promise<readonly Wrong[]> {
  const urls = {
    'of somebody else': await begin(ground, 'chen'),
    'of the other site': await begin(ground, 'stranger'),
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
  async (ground: Ground): Promise<readonly Ended[]> => [
    { name: 'suspended', wire: await good(ground, 'mei'), status: 401, end: suspend(ground, 'mei') },
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
  speaks: 'envelope',
  isWrite: true,
} as const

const counted = (method: Good['method'], url: string) => () => ({ method, url, headers: headersOf('lin') })

const one = `${resumable.address}/:id`

export const uploadRoutes: readonly OutsideRoute[] = [
  {
    ...common,
    routes: [`POST ${resumable.address}`],
    isForAll: true,
    good: creation,
    ended: endedBy(creation),
    counted: counted('POST', resumable.address),
    odd,
  },
  {
    ...common,
    routes: [`PATCH ${one}`],
    good: continuation,
    wrongs: wrongUploads,
    ended: endedBy(continuation),
    counted: counted('PATCH', `${resumable.address}/1`),
    odd,
  },
  { ...common, routes: [`HEAD ${one}`], good: question, wrongs: wrongUploads },
  { ...common, routes: [`DELETE ${one}`], good: removal, wrongs: wrongUploads },
]
