import { type SubmitEvent, useEffect, useState } from 'react'
import { useText } from '#lib/text'
import { describe } from '#lib/trouble'
import type { Fault } from '../check/faults.ts'
import { refusedField } from '../check/refused-field.ts'
import { text } from '../text/index.ts'

type Values<F extends string> = Readonly<Record<F, string>>
/** One of our own sentences, which follows the language of the page, or what the server said. */
type Told = Fault | { readonly said: string }
type Change = { readonly target: { readonly value: string } }

/** What a part of a form needs of the whole: the values, and for each of its fields name, value and error. */
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
 * A form that says what is wrong beside the field it belongs to, and moves there; what belongs to no field is the
 * refusal of the whole. The order of the fields is the order they are looked at.
 */
export function useGateForm<F extends string>(fields: readonly F[], empty: Values<F>) {
  const t = useText(text).faults
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<ReadonlyMap<F, Told>>(new Map())
  const [refusal, setRefusal] = useState('')
  const focus = useFieldFocus()

  function set(field: F, value: string) {
    setTyped((before) => ({ ...before, [field]: value }))
    setErrors((before) => new Map([...before].filter(([name]) => name !== field)))
  }

  /** Tells an error without moving there: the person is elsewhere by now. */
  const mark = (field: F, told: Told) => setErrors((before) => new Map(before).set(field, told))

  function blame(field: F, told: Told) {
    mark(field, told)
    focus(field)
  }

  /** Shows what is wrong; answers whether nothing is. */
  function isFree(faults: Readonly<Partial<Record<F, Fault | undefined>>>): boolean {
    const found = fields.flatMap((field) => (faults[field] ? [[field, faults[field]] as const] : []))
    setErrors(new Map(found))
    setRefusal('')
    if (found[0]) focus(found[0][0])
    return found.length === 0
  }

  /** Shows what the server refused: at its field, or above the button. */
  function refuse(error: unknown) {
    const field = refusedField(error, fields)
    if (field) blame(field, { said: describe(error) })
    else setRefusal(describe(error))
  }

  return {
    typed,
    refusal,
    set,
    mark,
    blame,
    isFree,
    refuse,
    focus,
    errorOf: (field: F) => wordsOf(errors.get(field), t),
    fieldOf: (field: F) => ({
      name: field,
      value: typed[field],
      onChange: ({ target }: Change) => set(field, target.value),
    }),
  }
}

/** What every form here is given: it checks itself, and sends nothing by the browser's own way. */
export const formProps = (onSubmit: () => void) => ({
  className: 'gate-fields',
  noValidate: true,
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  },
})

function wordsOf(told: Told | undefined, t: Readonly<Record<Fault, string>>): string | undefined {
  if (told === undefined) return undefined
  return typeof told === 'string' ? t[told] : told.said
}

/** Moves to a field by its name, after drawing: it may have come with the refusal that asks for it. */
function useFieldFocus(): (field: string) => void {
  const [wanted, setWanted] = useState<{ readonly field: string }>()
  useEffect(() => {
    if (wanted) document.querySelector<HTMLElement>(`.gate-fields [name=${wanted.field}]`)?.focus()
  }, [wanted])
  return (field) => setWanted({ field })
}
