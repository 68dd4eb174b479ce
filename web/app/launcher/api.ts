import { Scorm12API, Scorm2004API } from 'scorm-again'
import { type Heard, type Said, sendable } from '../../lib/launch/message.ts'
import { keepBeside } from './beside.ts'

type Start = { readonly learner: { readonly id: string; readonly name: string }; readonly before: Said }

type Api = {
  readonly onCommit: (tell: () => void) => void
  readonly onEnd: (tell: () => void) => void
  readonly isRunning: () => boolean
  readonly said: (isLast: boolean) => Heard
}

const settings = {
  autocommit: true,
  autocommitSeconds: 15,
  // Nothing is sent from here: the page around us hears what was said.
  lmsCommitUrl: false,
  dataCommitFormat: 'flattened',
  logLevel: 5,
} as const

const words = {
  '1.2': { commit: 'LMSCommit', end: 'LMSFinish', core: 'cmi.core.', person: 'student' },
  '2004': { commit: 'Commit', end: 'Terminate', core: 'cmi.', person: 'learner' },
} as const

/** Puts what a package looks for into its parent window, as it was when the learner left. */
export function openApi(scorm: '1.2' | '2004', { learner, before }: Start): Api {
  const { commit, end, core, person } = words[scorm]
  const api = scorm === '1.2' ? new Scorm12API(settings) : new Scorm2004API(settings)
  const beside = keepBeside(api)
  const isResumed = before.suspendData !== '' || Object.keys(before.cmi).length > 0
  beside.load({
    ...ofBefore(before, core),
    [`${core}entry`]: isResumed ? 'resume' : 'ab-initio',
    [`${core}${person}_id`]: learner.id,
    [`${core}${person}_name`]: learner.name,
  })
  Object.assign(window, scorm === '1.2' ? { API: api } : { API_1484_11: api })
  return {
    onCommit: (tell) => api.on(commit, tell),
    onEnd: (tell) => api.on(end, tell),
    isRunning: () => api.isInitialized() && !api.isTerminated(),
    said: (isLast) => heardIn(api.renderCommitCMI(isLast), beside.said()),
  }
}

/** What was said, without what belongs to one sitting: how it ended, and how long it was. */
function ofBefore({ cmi, suspendData }: Said, core: string): Record<string, string> {
  const ofSitting = new Set([`${core}exit`, `${core}session_time`, `${core}entry`])
  const kept = Object.entries(cmi).filter(([name]) => !ofSitting.has(name))
  return { ...Object.fromEntries(kept), ...(suspendData === '' ? {} : { 'cmi.suspend_data': suspendData }) }
}

const ofOthers = /^cmi\.(?:core\.)?(?:student|learner)_(?:id|name)$|^cmi\.launch_data$/

function heardIn(rendered: object, beside: Readonly<Record<string, string>>): Heard {
  const fields = Object.entries({ ...rendered, ...beside }).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !ofOthers.test(name) ? [[name, value] as const] : [],
  )
  const suspendData = fields.find(([name]) => name === 'cmi.suspend_data')?.[1] ?? ''
  return sendable(
    fields.filter(([name]) => name !== 'cmi.suspend_data'),
    suspendData,
  )
}
