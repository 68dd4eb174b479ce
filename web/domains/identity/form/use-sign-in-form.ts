import { type SubmitEvent, useEffect, useState } from 'react'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import type { Fault } from '../check/faults.ts'
import { refusedField } from '../check/error-field.ts'
import { text } from '../text/index.ts'

type Values<F extends string> = Readonly<Record<F, string>>
/** One of our own texts, which follows the page's language, or the server's message. */
type FieldError = Fault | { readonly message: string }
type Change = { readonly target: { readonly value: string } }

/** The form state for a part of it: the values, and the props of each field. */
export type FormFields<F extends string> = {
  readonly typed: Values<F>
  readonly errorOf: (field: F) => string | undefined
  readonly fieldOf: (field: F) => {
    readonly name: string
    readonly value: string
    readonly onChange: (change: Change) => void
  }
}

/**
 * A form that shows problems beside their fields and focuses the first; a server error without a field is shown for the
 * whole form. Fields are checked in the given order.
 */
export function useSignInForm<F extends string>(fields: readonly F[], empty: Values<F>) {
  const t = useText(text).faults
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<ReadonlyMap<F, FieldError>>(new Map())
  const [formError, setFormError] = useState('')
  const focus = useFieldFocus()

  function set(field: F, value: string) {
    setTyped((before) => ({ ...before, [field]: value }))
    setErrors((before) => new Map([...before].filter(([name]) => name !== field)))
  }

  /** Shows an error without moving the focus, because the person has gone on. */
  const mark = (field: F, fieldError: FieldError) =>
    setErrors((before) => new Map(before).set(field, fieldError))

  function blame(field: F, fieldError: FieldError) {
    mark(field, fieldError)
    focus(field)
  }

  /** Shows the problems; returns whether there are none. */
  function isFree(faults: Readonly<Partial<Record<F, Fault | undefined>>>): boolean {
    const found = fields.flatMap((field) => (faults[field] ? [[field, faults[field]] as const] : []))
    setErrors(new Map(found))
    setFormError('')
    if (found[0]) focus(found[0][0])
    return found.length === 0
  }

  /** Shows a server error at its field, or above the button. */
  function refuse(error: unknown) {
    const field = refusedField(error, fields)
    if (field) blame(field, { message: describe(error) })
    else setFormError(describe(error))
  }

  return {
    typed,
    formError,
    set,
    mark,
    blame,
    isFree,
    refuse,
    focus,
    errorOf: (field: F) => messageOf(errors.get(field), t),
    fieldOf: (field: F) => ({
      name: field,
      value: typed[field],
      onChange: ({ target }: Change) => set(field, target.value),
    }),
  }
}

/** Props of every form here: own validation, no native submit. */
export const formProps = (onSubmit: () => void) => ({
  className: 'gate-fields',
  noValidate: true,
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  },
})

function messageOf(
  fieldError: FieldError | undefined,
  t: Readonly<Record<Fault, string>>,
): string | undefined {
  if (fieldError === undefined) return undefined
  return typeof fieldError === 'string' ? t[fieldError] : fieldError.message
}

/** Focuses a field by its name after rendering: it may have appeared with the error. */
function useFieldFocus(): (field: string) => void {
  const [focusTarget, setWanted] = useState<{ readonly field: string }>()
  useEffect(() => {
    if (focusTarget) document.querySelector<HTMLElement>(`.gate-fields [name=${focusTarget.field}]`)?.focus()
  }, [focusTarget])
  return (field) => setWanted({ field })
}
