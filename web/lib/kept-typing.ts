import { useEffect } from 'react'
import { session, whenSessionEnds } from './session.ts'
import { keptForTab, readJson } from './storage.ts'

const key = 'typing'

/**
 * Keeps what is typed into a form when the session ends under it, so that nobody types it twice: in this tab, for this
 * person, until the form is drawn again.
 */
export function useKeptTyping(form: string, typed: unknown): void {
  useEffect(() => keepTyping(form, typed), [form, typed])
}

/** As long as the form stands there; the answer stops that. */
export function keepTyping(form: string, typed: unknown): () => void {
  const person = session.getState().user?.usrId
  return whenSessionEnds((ending) => {
    if (ending === 'expired') keptForTab.set(key, JSON.stringify({ form, person, typed }))
  })
}

/** What this person had typed into this form, if it fits it still. */
export function typingOf<T>(form: string, fits: (typed: unknown) => typed is T): T | undefined {
  const kept = readJson(keptForTab, key)
  if (!isKept(kept) || kept.form !== form || kept.person !== session.getState().user?.usrId) return undefined
  return fits(kept.typed) ? kept.typed : undefined
}

/** It is offered once. */
export const dropTyping = (): void => keptForTab.remove(key)

type Kept = { readonly form: unknown; readonly person: unknown; readonly typed: unknown }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'form' in value && 'person' in value && 'typed' in value
