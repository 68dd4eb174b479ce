import { createStore } from 'zustand/vanilla'

const delayMs = 500
const lingerMs = 300

/** Whether the loading overlay is visible. */
export const loading = createStore<{ readonly isShown: boolean }>(() => ({ isShown: false }))

let pending = 0
let hiding: ReturnType<typeof setTimeout> | undefined

/**
 * Marks the start of something a person waits for; call the returned function when it ends. The overlay appears when one
 * of them lasts longer than 500 ms and hides 300 ms after the last one has ended.
 */
export function beginLoading(): () => void {
  pending += 1
  clearTimeout(hiding)
  const showing = setTimeout(() => loading.setState({ isShown: true }), delayMs)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    pending -= 1
    clearTimeout(showing)
    if (pending === 0) hiding = setTimeout(() => loading.setState({ isShown: false }), lingerMs)
  }
}
