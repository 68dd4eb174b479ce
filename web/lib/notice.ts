import { createStore } from 'zustand/vanilla'

/** What a message offers: to take back what was done, or another thing by its name. */
export type NoticeAct = { readonly title?: string; readonly run: () => void }

/** A short message at the top of the page. `act` puts a button beside it. */
export type Notice = {
  readonly id: number
  readonly tone: 'error' | 'success' | 'points'
  readonly text: string
  readonly details: readonly string[]
  readonly act: NoticeAct | undefined
}

/** The one message to be seen; a newer one takes its place. */
export const notice = createStore<{ readonly current: Notice | undefined }>(() => ({ current: undefined }))

export function showError(text: string, details: readonly string[] = []): void {
  show({ tone: 'error', text, details, act: undefined })
}

export function showSuccess(text: string, undo?: () => void): void {
  show({ tone: 'success', text, details: [], act: undo && { run: undo } })
}

/** Something is under way elsewhere: the button leads there. */
export function showOnward(text: string, title: string, run: () => void): void {
  show({ tone: 'success', text, details: [], act: { title, run } })
}

/** Points that have just been won: the message shows the coin. */
export function showPoints(text: string): void {
  show({ tone: 'points', text, details: [], act: undefined })
}

/** Takes a message away, unless another has already taken its place. */
export function dismissNotice(id: number): void {
  if (notice.getState().current?.id === id) notice.setState({ current: undefined })
}

let lastId = 0

function show(message: Omit<Notice, 'id'>): void {
  lastId += 1
  notice.setState({ current: { id: lastId, ...message } })
}
