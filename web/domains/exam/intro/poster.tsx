import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Cover } from '#ui/picture/cover/cover'
import { text } from '../text/index.ts'
import type { Intro } from './intro.ts'

/** The title and opening times of the exam on its poster. */
export function Poster({ intro }: { readonly intro: Intro }) {
  const t = useText(text).tips
  const zone = useZone()
  const { title, opensAt, closesAt, isOffline, needsCode } = intro
  const shown = (moment: string | null) => (moment === null ? undefined : shownTime(moment, zone))
  return (
    <header className="exam-poster">
      <div className="exam-poster-art" aria-hidden="true">
        <Cover category="exam" seed={intro.itmId} palette="dianDeep" isFlush />
      </div>
      <div className="exam-poster-words">
        <p>
          <span>{isOffline ? t.onSite : t.online}</span>
          {needsCode && <span>{t.withCode}</span>}
        </p>
        <h1>{title}</h1>
        <p>{t.openText(shown(opensAt), shown(closesAt))}</p>
      </div>
    </header>
  )
}
