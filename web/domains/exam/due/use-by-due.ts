import { pageByDue } from '@lyceum/contract/exam'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseCoursePage } from '#domains/learning'
import { read } from '#lib/api'

/** A page of courses and exams by what is due first, each exam with how it is held. */
export const useByDue: UseCoursePage = (filter, options) =>
  useQuery({ ...read(pageByDue, filter), placeholderData: keepPreviousData, ...options })
