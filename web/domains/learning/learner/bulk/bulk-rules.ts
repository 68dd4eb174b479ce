import type { Args, Result } from '@lyceum/contract/kit'
import type { bulkEnrol } from '@lyceum/contract/learning'

export type Act = Args<typeof bulkEnrol>['act']
export type Preview = Result<typeof bulkEnrol>
export type Outcome = Preview['outcomes'][number]['outcome']

/** As many as one act takes. */
export const mostPeople = 1000

/** How many the act will change. */
export const touchedBy = ({ outcomes }: Preview): number =>
  outcomes.find(({ outcome }) => outcome === 'done')?.people ?? 0

/** Above the brake the figure has to be said again by whoever presses the button. */
export const needsWord = (preview: Preview): boolean => touchedBy(preview) > preview.brake

/** What happens first, then the reasons why it does not happen to the others, the largest group first. */
export const inOrder = ({ outcomes }: Preview): Preview['outcomes'] =>
  outcomes.toSorted(
    (a, b) => Number(b.outcome === 'done') - Number(a.outcome === 'done') || b.people - a.people,
  )
