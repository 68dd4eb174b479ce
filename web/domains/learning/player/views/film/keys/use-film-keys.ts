import { useEffect, useRef } from 'react'
import { filmAct, type FilmAct, type Press } from './film-keys.ts'

const fields =
  'textarea, select, input:not([type=range], [type=checkbox], [type=radio]), [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist], [role=listbox], [role=combobox]'
/** Links react to Enter only, so space plays a film just chosen in the list. */
const buttons = 'button, summary, input[type=checkbox], input[type=radio], [role=button]'

/** Handles keys anywhere on the page while a film is shown, except typing. */
export function useFilmKeys(isListening: boolean, onAct: (act: FilmAct) => void): void {
  const latest = useRef(onAct)
  useEffect(() => {
    latest.current = onAct
  })
  useEffect(() => {
    if (!isListening) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const act = filmAct(pressOf(event))
      if (act === undefined) return
      // Prevents scrolling and the browser's quick find.
      event.preventDefault()
      latest.current(act)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
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
