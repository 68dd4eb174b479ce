import { endViewAs } from '@lyceum/contract/people'
import { useZone } from '#domains/site'
import { callOrShowError } from '#lib/api'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './viewing-banner.css'

/** The banner while an administrator views the portal as somebody else: the person, the remaining time, and the end button. */
export function ViewingBanner() {
  const t = useText(text).viewing
  const zone = useZone()
  const user = useUser()
  if (!user?.viewing) return null
  const { realName, until } = user.viewing
  return (
    <output className="viewing">
      <Icon name="eye" size={16} />
      <strong>{t.banner(user.usrDisplayBil)}</strong>
      <span className="viewing-until">{t.until(shownTime(until, zone).slice(11))}</span>
      <button type="button" onClick={() => void goBack()}>
        <Icon name="undo" size={14} />
        {t.back(realName)}
      </button>
    </output>
  )
}

/** The console is another document: it is loaded anew, so that no data of the viewed person stays. */
async function goBack(): Promise<void> {
  const answer = await callOrShowError(endViewAs)
  if (answer) location.assign(answer.url)
}
