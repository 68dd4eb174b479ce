import { listHomeSchedule } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

type Span = { readonly startTime: string; readonly endTime: string }

/** My trainings and exams within a span; none without one. */
export const useTrainings = (span: Span | undefined) =>
  useQuery({ ...read(listHomeSchedule, span ?? {}), enabled: span !== undefined }).data?.records ?? []
