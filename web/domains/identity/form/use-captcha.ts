import { type CodePurpose, codePurposes, getCaptcha, getPuzzle } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, isRefusal } from '#lib/api'
import { solvePuzzle } from '../proof/solve-puzzle.ts'

/** What a call carries to show that a person, or a patient browser, is behind it. */
export type Proof = { readonly captchaCode?: string; readonly uuid?: string }

type Challenge = {
  readonly uuid: string
  readonly image: string | undefined
  readonly answer: string | undefined
  readonly goodUntil: number
}

/** A little less than the server's time: a picture that dies on the way helps nobody. */
const marginMs = 10_000

/** The captcha of a form: a picture to read or a puzzle that the browser solves. Each is good for one call. */
export function useCaptcha(purpose: string, isNeeded: boolean) {
  const [kind, setKind] = useState<'picture' | 'puzzle'>('picture')
  const [round, setRound] = useState(0)
  const asked = useQuery({
    queryKey: ['captcha', purpose, kind, round],
    queryFn: () => (kind === 'picture' ? pictureOrNone(purposeOf(purpose)) : puzzle(purposeOf(purpose))),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })

  /** Many sign in behind one address and pictures are drawn for so many only: the browser solves a puzzle then. */
  async function pictureOrNone(wanted: CodePurpose): Promise<Challenge> {
    try {
      return await picture(wanted)
    } catch (error) {
      if (isRefusal(error, 'TOO_MANY_REQUESTS')) setKind('puzzle')
      throw error
    }
  }

  const isOld = () => asked.data !== undefined && asked.data.goodUntil < Date.now()

  async function proof(typed: string): Promise<Proof> {
    if (!isNeeded) return {}
    if (kind === 'picture') return proofOf(asked.data, typed.trim())
    // One that is still being solved is waited for; one that has grown old is asked for anew.
    const { data } = asked.data && !isOld() ? asked : await asked.refetch({ cancelRefetch: false })
    return proofOf(data, data?.answer)
  }

  return {
    kind,
    isNeeded,
    /** Whether the person has characters to type. */
    isTyped: isNeeded && kind === 'picture',
    image: asked.data?.image,
    isSolved: asked.data?.answer !== undefined,
    isLost: asked.isError,
    isOld,
    proof,
    renew: () => setRound((before) => before + 1),
    change: () => setKind(kind === 'picture' ? 'puzzle' : 'picture'),
  }
}

export type Captcha = ReturnType<typeof useCaptcha>

const proofOf = (asked: Challenge | undefined, captchaCode = ''): Proof => ({
  captchaCode,
  uuid: asked?.uuid ?? '',
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
