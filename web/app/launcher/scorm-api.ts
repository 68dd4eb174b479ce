import { Scorm12API, Scorm2004API } from 'scorm-again'
import { type PackageReport, type PackageState, sendable } from '#lib/media/launch/message'
import { keepBeside } from './rejected-fields.ts'

type Start = {
  readonly learner: { readonly id: string; readonly name: string }
  readonly before: PackageState
}

type Api = {
  readonly onCommit: (listener: () => void) => void
  readonly onEnd: (listener: () => void) => void
  readonly isRunning: () => boolean
  readonly report: (isLast: boolean) => PackageReport
}

const settings = {
  autocommit: true,
  autocommitSeconds: 15,
  // Nothing is sent from here: the surrounding page receives the reports.
  lmsCommitUrl: false,
  dataCommitFormat: 'flattened',
  logLevel: 5,
} as const

const names = {
  '1.2': { commit: 'LMSCommit', end: 'LMSFinish', core: 'cmi.core.', person: 'student' },
  '2004': { commit: 'Commit', end: 'Terminate', core: 'cmi.', person: 'learner' },
} as const

/** Puts the SCORM API into the window where a package looks for it, in the state the learner left. */
export function openApi(scorm: '1.2' | '2004', { learner, before }: Start): Api {
  const { commit, end, core, person } = names[scorm]
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
    onCommit: (listener) => api.on(commit, listener),
    onEnd: (listener) => api.on(end, listener),
    isRunning: () => api.isInitialized() && !api.isTerminated(),
    report: (isLast) => reportFrom(api.renderCommitCMI(isLast), beside.fields()),
  }
}

/** The stored state without the fields of one sitting: its exit and its duration. */
function ofBefore({ cmi, suspendData }: PackageState, core: string): Record<string, string> {
  const ofSitting = new Set([`${core}exit`, `${core}session_time`, `${core}entry`])
  const restored = Object.entries(cmi).filter(([name]) => !ofSitting.has(name))
  return {
    ...Object.fromEntries(restored),
    ...(suspendData === '' ? {} : { 'cmi.suspend_data': suspendData }),
  }
}

const ofOthers = /^cmi\.(?:core\.)?(?:student|learner)_(?:id|name)$|^cmi\.launch_data$/

function reportFrom(rendered: object, beside: Readonly<Record<string, string>>): PackageReport {
  const fields = Object.entries({ ...rendered, ...beside }).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !ofOthers.test(name) ? [[name, value] as const] : [],
  )
  const suspendData = fields.find(([name]) => name === 'cmi.suspend_data')?.[1] ?? ''
  return sendable(
    fields.filter(([name]) => name !== 'cmi.suspend_data'),
    suspendData,
  )
}
