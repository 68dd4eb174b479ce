import type { APIRequestContext } from 'playwright-core'
import { solve } from './solve-puzzle.ts'

type Puzzle = { readonly uuid: string; readonly challenge: string; readonly zeroBits: number }

const headers = { 'x-requested-with': 'lyceum' }

/** Solves the proof-of-work captcha that replaces the picture, as the login page does on request. */
export async function prove(request: APIRequestContext, base: string) {
  const response = await request.get(`${base}/app/api/captcha/puzzle?purpose=login`, { headers })
  const { result } = (await response.json()) as { result: Puzzle }
  return { uuid: result.uuid, captchaCode: solve(result) }
}

type Entering = { readonly base: string; readonly userName: string; readonly password: string }

/** Signs in through the API and accepts the current agreements. */
export async function enterByCall(
  request: APIRequestContext,
  { base, userName, password }: Entering,
): Promise<void> {
  const proof = await prove(request, base)
  const response = await request.post(`${base}/app/user/single/userlogin/login`, {
    data: { userName, password, ...proof },
    headers,
  })
  if (!response.ok()) throw new Error(`${userName} cannot sign in: ${await response.text()}`)
  const check = await request.get(`${base}/app/api/agreement/record/check_sign_up`)
  const { result } = (await check.json()) as { result: { mustAccept: boolean; agreements: { id: string }[] } }
  if (!result.mustAccept) return
  const agreementIds = result.agreements.map(({ id }) => id)
  await request.post(`${base}/app/api/agreement/record/save/agree`, { data: { agreementIds }, headers })
}
