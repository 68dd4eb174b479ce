import { useEffect, useRef } from 'react'
import { filmAct, type FilmAct, type Press } from './film-keys.ts'

const fields =
  'textarea, select, input:not([type=range], [type=checkbox], [type=radio]), [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist], [role=listbox], [role=combobox]'
/** A link is followed by Enter alone: whoever has just chosen a film in the list plays it by space. */
const buttons = 'button, summary, input[type=checkbox], input[type=radio], [role=button]'

/** Hears keys anywhere on the page while a film is on it, but never those that somebody types. */
export function useFilmKeys(isListening: boolean, onAct: (act: FilmAct) => void): void {
  const latest = useRef(onAct)
  useEffect(() => {
    latest.current = onAct
  })
  useEffect(() => {
    if (!isListening) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const act = filmAct(pressOf(event))
      if (act === undefined) return
      // The page neither scrolls by it nor looks for a word.
      event.preventDefault()
      latest.current(act)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isListening])
}

function pressOf({ key, ctrlKey, altKey, metaKey, repeat, target }: KeyboardEvent): Press {
  return { key, isChord: ctrlKey || altKey || metaKey, isRepeat: repeat, on: placeOf(target) }
}

function placeOf(target: EventTarget | null): Press['on'] {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(fields)) return 'field'
  return target.closest(buttons) ? 'button' : 'page'
}
