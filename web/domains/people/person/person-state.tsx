import type { PersonRow } from '@lyceum/contract/people'
import { useText } from '#lib/text'
import { StatusDot, type Tone } from '#ui/feedback/status-dot'
import { Tag } from '#ui/status/tag'
import { text } from '../text/index.ts'

type PersonStateProps = { readonly person: Pick<PersonRow, 'state' | 'isFrozen' | 'isExternal'> }

const tones: Readonly<Record<PersonRow['state'], Tone>> = {
  pending: 'info',
  active: 'success',
  suspended: 'warning',
  left: 'past',
}

/** The state of a person: account state, locked sign-in, external. */
export function PersonState({ person: { state, isFrozen, isExternal } }: PersonStateProps) {
  const t = useText(text).states
  const isLocked = isFrozen && state === 'active'
  return (
    <span className="people-state">
      <StatusDot tone={isLocked ? 'error' : tones[state]}>{isLocked ? t.frozen : t[state]}</StatusDot>
      {isExternal && <Tag>{t.external}</Tag>}
    </span>
  )
}
