import { pageByDue } from '@lyceum/contract/exam'
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
import { useHint } from '#lib/live'

const about = [getCourseDetail, getMyEnrolment, pageCourseCentre, pageByDue]

/** Enrolling and leaving; whatever changes is read again, also when the server hints that something has. */
export function useEnrolment() {
  const client = useQueryClient()
  const refresh = useCallback(() => {
    for (const { path } of about) void client.invalidateQueries({ queryKey: [path] })
  }, [client])
  useHint('enrolment', refresh)
  return {
    refresh,
    enrol: useCommand(enrol, { refresh: about }),
    leave: useCommand(cancelEnrolment, { refresh: about }),
  }
}
