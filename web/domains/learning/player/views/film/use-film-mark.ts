import { getWaterMark } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { workNumberSlot } from '../../../from-above.ts'

const quietQuery = { staleTime: 300_000, meta: { quiet: true } } as const

/** The watermark with the viewer's name, where the site requires it, and whether picture-in-picture is allowed. */
export function useFilmMark(isFilm: boolean) {
  const user = useUser()
  const { data: mark } = useQuery({
    ...read(getWaterMark),
    ...quietQuery,
    enabled: isFilm && user !== undefined,
  })
  const isMarked = mark?.value === 'ON'
  const workNumber = workNumberSlot.get()(isFilm && isMarked)
  // Without a staff number the user name is shown.
  const label =
    isFilm && user && isMarked ? `${user.usrDisplayBil} ${workNumber || user.usrSteUsrId}` : undefined
  return { label, hasSmallWindow: isFilm && !isMarked }
}
