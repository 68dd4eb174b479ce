import { useLocation } from 'react-router'
import { pageQuery, anyText } from '#lib/page-query'

const courseOf = { itmId: anyText }
/** Hides the daily tasks while answering (B-056). */
const answering = { itmId: anyText, isBtn: anyText }
const attemptOf = { attemptId: anyText }

const usual = {
  tips: pageQuery('/exam/tips', courseOf),
  progress: pageQuery('/exam/progress', answering),
  score: pageQuery('/exam/scoreCheck', attemptOf),
}

/** Certification exams have their own URLs for the same pages (B-292). */
const certification = {
  tips: pageQuery('/exam/certification-tips', courseOf),
  progress: pageQuery('/exam/certification-progress', answering),
  score: pageQuery('/exam/scoreCertificationCheck', attemptOf),
} as const

/** The detail page of an exam. */
export const aboutQuery = pageQuery('/exam/detail', courseOf)

export const answersQuery = pageQuery('/exam/answerCheck', attemptOf)

/** The page queries of the same kind of exam. */
export const examPagesOf = (path: string) => (/certification/i.test(path) ? certification : usual)

export const useExamPages = () => examPagesOf(useLocation().pathname)
