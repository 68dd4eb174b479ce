import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { DataView } from './data-view.tsx'

/** the user's learning data, the summary sentence first. */
export function DataPage() {
  const user = useUser()
  usePageTitle(useText(text).data.title)
  return user ? <DataView id={user.usrEntId} /> : null
}
