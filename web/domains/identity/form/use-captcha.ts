import { type CodePurpose, codePurposes, getCaptcha, getPuzzle } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, hasErrorCode } from '#lib/api'
import { solvePuzzle } from '../proof/solve-puzzle.ts'

/** The captcha proof of a call. */
export type Proof = { readonly captchaCode?: string; readonly uuid?: string }

type Challenge = {
  readonly uuid: string
  readonly image: string | undefined
  readonly answer: string | undefined
  readonly goodUntil: number
}

/** A margin below the server's lifetime, so that a picture does not expire on the way. */
const marginMs = 10_000

/** The captcha of a form: a picture to read or a puzzle that the browser solves. Each is valid for one call. */
export function useCaptcha(purpose: string, isNeeded: boolean) {
  const [kind, setKind] = useState<'picture' | 'puzzle'>('picture')
  const [round, setRound] = useState(0)
  const challenge = useQuery({
    queryKey: ['captcha', purpose, kind, round],
    queryFn: () => (kind === 'picture' ? pictureOrNone(purposeOf(purpose)) : puzzle(purposeOf(purpose))),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })

  /** Pictures are rate limited per address, which many users may share: then the browser solves a puzzle. */
  async function pictureOrNone(purpose: CodePurpose): Promise<Challenge> {
    try {
      return await picture(purpose)
    } catch (error) {
      if (hasErrorCode(error, 'TOO_MANY_REQUESTS')) setKind('puzzle')
      throw error
    }
  }

  const isOld = () => challenge.data !== undefined && challenge.data.goodUntil < Date.now()

  async function proof(typed: string): Promise<Proof> {
    if (!isNeeded) return {}
    if (kind === 'picture') return proofOf(challenge.data, typed.trim())
    // Waits for a challenge in progress; an expired one is requested again.
    const { data } =
      challenge.data && !isOld() ? challenge : await challenge.refetch({ cancelRefetch: false })
    return proofOf(data, data?.answer)
  }

  return {
    kind,
    isNeeded,
    /** Whether the person must type characters. */
    isTyped: isNeeded && kind === 'picture',
    image: challenge.data?.image,
    isSolved: challenge.data?.answer !== undefined,
    isLost: challenge.isError,
    isOld,
    proof,
    renew: () => setRound((before) => before + 1),
    change: () => setKind(kind === 'picture' ? 'puzzle' : 'picture'),
  }
}

export type Captcha = ReturnType<typeof useCaptcha>

const proofOf = (challenge: Challenge | undefined, captchaCode = ''): Proof => ({
  captchaCode,
  uuid: challenge?.uuid ?? '',
})

async function picture(purpose: CodePurpose): Promise<Challenge> {
  const { uuid, image, expiresIn } = await call(getCaptcha, { purpose })
  return { uuid, image, answer: undefined, goodUntil: goodUntil(expiresIn) }
}

async function puzzle(purpose: CodePurpose): Promise<Challenge> {
  const { uuid, expiresIn, ...task } = await call(getPuzzle, { purpose })
  const until = goodUntil(expiresIn)
  return { uuid, image: undefined, answer: await solvePuzzle(task), goodUntil: until }
}

const goodUntil = (seconds: number) => Date.now() + seconds * 1000 - marginMs

const purposeOf = (name: string): CodePurpose => codePurposes.find((purpose) => purpose === name) ?? 'login'
