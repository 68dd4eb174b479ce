import { verifyName } from '@lyceum/contract/identity'
import { useRef, useState } from 'react'
import { call } from '#lib/api'
import { isUserName } from '../check/forms.ts'

/** Checks whether a chosen name is free when the field loses focus. A failed check does not block, because the server decides. */
export function useFreeName(onTaken: () => void) {
  const lastChecked = useRef('')
  const [state, setState] = useState<'unknown' | 'asking' | 'free'>('unknown')

  async function checkName(typed: string): Promise<void> {
    const userName = typed.trim()
    if (!isUserName(userName) || userName === lastChecked.current) return
    lastChecked.current = userName
    setState('asking')
    const answer = await call(verifyName, { userName }).catch(() => undefined)
    // Another name was checked meanwhile.
    if (lastChecked.current !== userName) return
    setState(answer?.isFree ? 'free' : 'unknown')
    if (!answer) lastChecked.current = ''
    if (answer && !answer.isFree) onTaken()
  }

  function forget() {
    lastChecked.current = ''
    setState('unknown')
  }

  return { state, checkName, forget }
}
