import { useLocation } from 'react-router'
import { pageQuery, words } from '#lib/page-query'

const courseOf = { itmId: words }
/** The daily tasks stay away while somebody answers (B-056). */
const answering = { itmId: words, isBtn: words }
const attemptOf = { attemptId: words }

const usual = {
  tips: pageQuery('/exam/tips', courseOf),
  progress: pageQuery('/exam/progress', answering),
  score: pageQuery('/exam/scoreCheck', attemptOf),
}

/** Certification exams have addresses of their own for the same pages (B-292). */
const certification = {
  tips: pageQuery('/exam/certification-tips', courseOf),
  progress: pageQuery('/exam/certification-progress', answering),
  score: pageQuery('/exam/scoreCertificationCheck', attemptOf),
} as const

/** What is written about an exam. */
export const aboutQuery = pageQuery('/exam/detail', courseOf)

export const answersQuery = pageQuery('/exam/answerCheck', attemptOf)

/** The ways on from a page, among the addresses of its own kind of exam. */
export const waysFrom = (path: string) => (/certification/i.test(path) ? certification : usual)

export const useWays = () => waysFrom(useLocation().pathname)
