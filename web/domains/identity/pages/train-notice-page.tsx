import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { GateResult } from '../parts/gate-result.tsx'
import { text } from '../text/index.ts'

/** Training notices, open to all. The gate shows the site's name above them; there are none yet. */
export function TrainNoticePage() {
  const t = useText(text).trainNotice
  usePageTitle(t.title)
  return <GateResult kind="start" title={t.empty} hint={t.emptyHint} />
}
