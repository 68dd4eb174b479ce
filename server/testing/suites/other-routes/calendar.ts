import { closeCalendarFeed, openCalendarFeed } from '@lyceum/contract/home'
import { hostOf } from '../../people.ts'
import {
  type Ended,
  forged,
  type Good,
  type FixtureEnv,
  oneself,
  type OutsideRoute,
  suspend,
  type Wrong,
} from './route.ts'

async function feed(env: FixtureEnv): Promise<Good> {
  const { address } = await env.testApp.mei.call(openCalendarFeed, {})
  env.canaries.addPhrase(address.slice(address.lastIndexOf('/') + 1, -4), 'the address of a calendar')
  return {
    method: 'GET',
    url: address,
    headers: { host: hostOf('alpha') },
    status: 200,
    viewer: oneself(env, 'mei'),
  }
}

async function wrongFeeds(env: FixtureEnv, good: Good): Promise<readonly Wrong[]> {
  const old = await feed(env)
  const { url } = await feed(env)
  const token = url.slice(url.lastIndexOf('/') + 1)
  const at = (name: string, change: Partial<Good>): Wrong => ({
    name,
    wire: { ...good, url, ...change },
    status: 404,
  })
  return [
    at('on the other site', { headers: { host: hostOf('beta') } }),
    { ...at('on a host of no site', { headers: { host: 'nowhere.test' } }), status: 400 },
    at('with one character changed', { url: forged(url, token) }),
    at('replaced by a newer one', { url: old.url }),
    at('without its ending', { url: url.slice(0, -4) }),
    at('too short', { url: '/calendar/short.ics' }),
  ]
}

async function endedFeeds(env: FixtureEnv): Promise<readonly Ended[]> {
  const wire = await feed(env)
  return [
    { name: 'its owner is suspended', wire, status: 404, end: suspend(env, 'mei') },
    {
      name: 'taken back',
      wire,
      status: 404,
      end: async () => env.testApp.mei.call(closeCalendarFeed, {}),
    },
  ]
}

export const calendarRoutes: readonly OutsideRoute[] = [
  {
    routes: ['GET /calendar/:name', 'HEAD /calendar/:name'],
    domain: 'home',
    key: 'address',
    isForAll: true,
    errorFormat: 'envelope',
    traces: ['home.calendar_feed'],
    good: feed,
    wrongs: wrongFeeds,
    ended: endedFeeds,
  },
]
