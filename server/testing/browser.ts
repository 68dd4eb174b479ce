import { login } from '@lyceum/contract/identity'
import type { Args, Endpoint, Result } from '@lyceum/contract/kit'
import { makeCaptcha } from '../domains/identity/make.ts'
import type { TestApp } from './test-app.ts'
import { hostOf } from './people.ts'
import { visitor } from './person.ts'

/** A browser that keeps its cookies, for everything before a session. */
export type Browser = ReturnType<typeof browserIn>

type Opened = Pick<TestApp, 'app' | 'parts' | 'db'>

export function browserIn(
  { app, parts, db }: Opened,
  site: 'alpha' | 'beta' = 'alpha',
  /** Headers that the browser sends with every call. */
  own: Readonly<Record<string, string>> = {},
) {
  const jar = new Map<string, string>()
  const person = visitor(app, hostOf(site))
  const send = async (endpoint: Endpoint, args: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await person.send(endpoint, args, {
      headers: { ...own, ...(cookie ? { cookie } : {}), ...headers },
    })
    for (const setCookie of response.cookies as { name: string; value: string }[]) {
      if (setCookie.value === '') jar.delete(setCookie.name)
      else jar.set(setCookie.name, setCookie.value)
    }
    return response
  }
  const errorOf = async (sent: ReturnType<typeof send>) => {
    const response = await sent
    return response.statusCode === 200 ? 'none' : response.json<{ errCode: string }>().errCode
  }
  /** Signs in with the right captcha. */
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
    /** The error code, or `none`. */
    refused: <E extends Endpoint>(endpoint: E, args: Args<E>) => errorOf(send(endpoint, args)),
    signIn,
    signInRefused: (userName: string, password: string) => errorOf(signIn(userName, password)),
  }
}
