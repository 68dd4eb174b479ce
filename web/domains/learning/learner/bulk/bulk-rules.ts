import type { Args, Result } from '@lyceum/contract/kit'
import type { bulkEnrol } from '@lyceum/contract/learning'

export type Act = Args<typeof bulkEnrol>['act']
export type Preview = Result<typeof bulkEnrol>
export type Outcome = Preview['outcomes'][number]['outcome']

/** The maximum per action. */
export const mostPeople = 1000

/** How many people the action will change. */
export const touchedBy = ({ outcomes }: Preview): number =>
  outcomes.find(({ outcome }) => outcome === 'done')?.people ?? 0

/** Above the bulk limit the number must be typed again to confirm. */
export const needsWord = (preview: Preview): boolean => touchedBy(preview) > preview.brake

/** Effects first, then the reasons for no effect, the largest group first. */
export const inOrder = ({ outcomes }: Preview): Preview['outcomes'] =>
  outcomes.toSorted(
    (a, b) => Number(b.outcome === 'done') - Number(a.outcome === 'done') || b.people - a.people,
  )
