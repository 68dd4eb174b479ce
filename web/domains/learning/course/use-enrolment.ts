import {
  cancelEnrolment,
  enrol,
  getCourseDetail,
  getMyEnrolment,
  pageCourseCentre,
} from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCommand } from '#lib/api'
import { useHint } from '#lib/page/server-hints'
import { readsAbout } from '#lib/refresh'

const about = [getCourseDetail, getMyEnrolment, pageCourseCentre]

/** Enrols and withdraws; whatever changes is fetched again, also after a hint from the server. */
export function useEnrolment() {
  const client = useQueryClient()
  const refresh = useCallback(() => {
    const paths = [...about.map(({ path }) => path), ...readsAbout(['enrolment'])]
    for (const path of paths) void client.invalidateQueries({ queryKey: [path] })
  }, [client])
  useHint('enrolment', refresh)
  return {
    refresh,
    enrol: useCommand(enrol, { refresh: about, topics: ['enrolment'] }),
    leave: useCommand(cancelEnrolment, { refresh: about, topics: ['enrolment'] }),
  }
}
