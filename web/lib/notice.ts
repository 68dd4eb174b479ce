import { createStore } from 'zustand/vanilla'

/** A message's button: undo, or another action with a title. */
export type NoticeAct = { readonly title?: string; readonly run: () => void }

/** A short message at the top of the page. `act` puts a button beside it. */
export type Notice = {
  readonly id: number
  readonly tone: 'error' | 'success' | 'points'
  readonly text: string
  readonly details: readonly string[]
  readonly act: NoticeAct | undefined
}

/** The one visible message; a newer one replaces it. */
export const notice = createStore<{ readonly current: Notice | undefined }>(() => ({ current: undefined }))

export function showError(text: string, details: readonly string[] = []): void {
  show({ tone: 'error', text, details, act: undefined })
}

export function showSuccess(text: string, undo?: () => void): void {
  show({ tone: 'success', text, details: [], act: undo && { run: undo } })
}

/** Something is in progress elsewhere: the button leads there. */
export function showOnward(text: string, title: string, run: () => void): void {
  show({ tone: 'success', text, details: [], act: { title, run } })
}

/** Newly won points: the message shows the coin. */
export function showPoints(text: string): void {
  show({ tone: 'points', text, details: [], act: undefined })
}

/** Removes a message, unless another has already replaced it. */
export function dismissNotice(id: number): void {
  if (notice.getState().current?.id === id) notice.setState({ current: undefined })
}

let lastId = 0

function show(message: Omit<Notice, 'id'>): void {
  lastId += 1
  notice.setState({ current: { id: lastId, ...message } })
}
