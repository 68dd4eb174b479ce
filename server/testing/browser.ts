import { login } from '@lyceum/contract/identity'
import type { Args, Endpoint, Result } from '@lyceum/contract/kit'
import { makeCaptcha } from '../domains/identity/make.ts'
import type { House } from './house.ts'
import { hostOf } from './people.ts'
import { visitor } from './person.ts'

/** Somebody at a browser that keeps its cookies: for everything that begins before a session. */
export type Browser = ReturnType<typeof browserIn>

type Opened = Pick<House, 'app' | 'parts' | 'db'>

export function browserIn(
  { app, parts, db }: Opened,
  site: 'alpha' | 'beta' = 'alpha',
  /** What the browser says of itself with every call. */
  own: Readonly<Record<string, string>> = {},
) {
  const jar = new Map<string, string>()
  const person = visitor(app, hostOf(site))
  const send = async (endpoint: Endpoint, args: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await person.send(endpoint, args, {
      headers: { ...own, ...(cookie ? { cookie } : {}), ...headers },
    })
    for (const one of response.cookies as { name: string; value: string }[]) {
      if (one.value === '') jar.delete(one.name)
      else jar.set(one.name, one.value)
    }
    return response
  }
  const refusalOf = async (sent: ReturnType<typeof send>) => {
    const response = await sent
    return response.statusCode === 200 ? 'none' : response.json<{ errCode: string }>().errCode
  }
  /** A login as a person who reads the captcha right. */
  const signIn = async (userName: string, password: string, more: Partial<Args<typeof login>> = {}) =>
    send(login, { ...(await makeCaptcha(await db(site), parts.config)), userName, password, ...more })
  return {
    jar,
    send,
    call: async <E extends Endpoint>(endpoint: E, args: Args<E>): Promise<Result<E>> => {
      const response = await send(endpoint, args)
      if (response.statusCode !== 200)
        throw new Error(`${endpoint.path}: ${response.statusCode} ${response.body}`)
      return response.json<{ result: Result<E> }>().result
    },
    /** The code of the refusal, or `none`. */
    refused: <E extends Endpoint>(endpoint: E, args: Args<E>) => refusalOf(send(endpoint, args)),
    signIn,
    signInRefused: (userName: string, password: string) => refusalOf(signIn(userName, password)),
  }
}
