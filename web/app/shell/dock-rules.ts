import type { PageRoute } from '#lib/route'

const barePaths = ['/', '/login', '/reg', '/forget-pwd', '/reset-pwd']
const bareNames = ['modify-pwd', 'trainNotice']
const examNames = ['exam-progress', 'certification-exam-progress']

type Situation = {
  readonly path: string
  readonly page: Pick<PageRoute, 'name'> | undefined
  readonly isSignedIn: boolean
  readonly isTaskOn: boolean
}

type Dock = { readonly task: boolean }

/** The floating buttons of a page: none, also during an exam (a home button would invite a slip); or home and back to top, with or without the daily tasks. */
export function dockOf({ path, page, isSignedIn, isTaskOn }: Situation): Dock | undefined {
  const name = page?.name ?? ''
  if (barePaths.includes(path) || bareNames.includes(name)) return undefined
  if (examNames.includes(name)) return undefined
  return { task: isSignedIn && isTaskOn }
}
