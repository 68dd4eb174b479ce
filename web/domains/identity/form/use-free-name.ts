import { verifyName } from '@lyceum/contract/identity'
import { useRef, useState } from 'react'
import { call } from '#lib/api'
import { isUserName } from '../check/forms.ts'

/** Whether a chosen name is free: asked when its field is left. No answer is no obstacle, for the server decides. */
export function useFreeName(onTaken: () => void) {
  const asked = useRef('')
  const [state, setState] = useState<'unknown' | 'asking' | 'free'>('unknown')

  async function ask(typed: string): Promise<void> {
    const userName = typed.trim()
    if (!isUserName(userName) || userName === asked.current) return
    asked.current = userName
    setState('asking')
    const answer = await call(verifyName, { userName }).catch(() => undefined)
    // Another name was asked about meanwhile.
    if (asked.current !== userName) return
    setState(answer?.isFree ? 'free' : 'unknown')
    if (!answer) asked.current = ''
    if (answer && !answer.isFree) onTaken()
  }

  function forget() {
    asked.current = ''
    setState('unknown')
  }

  return { state, ask, forget }
}
