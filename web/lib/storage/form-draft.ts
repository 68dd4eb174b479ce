import { useEffect } from 'react'
import { session, whenSessionEnds } from '../session.ts'
import { tabStorage, readJson } from './storage.ts'

const key = 'typing'

/**
 * Saves the input of a form when the session expires, so that nobody types it twice: in this tab, for this person, until
 * the form is opened again.
 */
export function useFormDraft(form: string, typed: unknown): void {
  useEffect(() => keepTyping(form, typed), [form, typed])
}

/** Active while the form is mounted; the returned function stops it. */
export function keepTyping(form: string, typed: unknown): () => void {
  const person = session.getState().user?.usrId
  return whenSessionEnds((ending) => {
    if (ending === 'expired') tabStorage.set(key, JSON.stringify({ form, person, typed }))
  })
}

/** The saved input of this person for this form, if it still fits. */
export function typingOf<T>(form: string, fits: (typed: unknown) => typed is T): T | undefined {
  const draft = readJson(tabStorage, key)
  if (!isDraft(draft) || draft.form !== form || draft.person !== session.getState().user?.usrId)
    return undefined
  return fits(draft.typed) ? draft.typed : undefined
}

/** The draft is offered once. */
export const dropTyping = (): void => tabStorage.remove(key)

type Draft = { readonly form: unknown; readonly person: unknown; readonly typed: unknown }

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'form' in value && 'person' in value && 'typed' in value
