import { getPuzzle, login } from '@lyceum/contract/identity'
import { call } from '#lib/api'
import { safePath, takeLastPath } from '#lib/last-path'
import { keepHandle } from '#lib/session'
import { loadUser } from '#lib/who-am-i'
import { type Credentials, credentialsToSend } from './login-check.ts'
import { solvePuzzle } from './solve-puzzle.ts'

/** Signs in, and answers where the person goes now: where they wanted to be, else the home of their role. */
export async function enter(credentials: Credentials): Promise<string> {
  const puzzle = await call(getPuzzle)
  const captcha = { uuid: puzzle.uuid, captchaCode: await solvePuzzle(puzzle) }
  const { token } = await call(login, { ...credentialsToSend(credentials), ...captcha })
  keepHandle(token)
  const { roleUrlHome } = await loadUser()
  return takeLastPath() ?? safePath(roleUrlHome) ?? '/home'
}
