import { getMyDetail } from '@lyceum/contract/profile'
import { getWaterMark } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useUser } from '#lib/session'

const calm = { staleTime: 300_000, meta: { quiet: true } } as const

/** Who watches, where the site wants that written over films, and whether the film may leave the page it is marked on. */
export function useFilmMark(isFilm: boolean) {
  const user = useUser()
  const { data: mark } = useQuery({ ...read(getWaterMark), ...calm, enabled: isFilm && user !== undefined })
  const isMarked = mark?.value === 'ON'
  const { data: detail } = useQuery({ ...read(getMyDetail), ...calm, enabled: isFilm && isMarked })
  // Who has no number is known by the name they sign in with.
  const words =
    isFilm && user && isMarked ? `${user.usrDisplayBil} ${detail?.workNumber || user.usrSteUsrId}` : undefined
  return { words, hasSmallWindow: isFilm && !isMarked }
}
