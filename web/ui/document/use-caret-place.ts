import { type RefObject, useEffect, useRef } from 'react'

/** The last caret position: after a dialog took the focus, editing continues there. */
export function usePlace(page: RefObject<HTMLDivElement | null>) {
  const last = useRef<Range>(null)
  useEffect(() => {
    const keep = () => {
      const selection = document.getSelection()
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
      if (range && page.current?.contains(range.commonAncestorContainer)) last.current = range.cloneRange()
    }
    document.addEventListener('selectionchange', keep)
    return () => document.removeEventListener('selectionchange', keep)
  }, [page])

  function restore() {
    page.current?.focus()
    const selection = document.getSelection()
    if (!last.current || !selection) return
    selection.removeAllRanges()
    selection.addRange(last.current)
  }

  /** Inserted after the block of the caret, or at the end. */
  function insert(node: Node) {
    const root = page.current
    if (!root) return
    let line: Node | null = last.current?.endContainer ?? null
    while (line && line.parentNode !== root) line = line.parentNode
    const below = document.createElement('p')
    below.append(document.createElement('br'))
    if (line instanceof Element) line.after(node, below)
    else root.append(node, below)
  }

  return { restore, insert }
}
