import { getMessagePreference, saveMessagePreference } from '@lyceum/contract/message'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { text } from '../text/index.ts'

/** Whether unread messages are mailed once a day. */
export function MailChoice() {
  const t = useText(text)
  const { data } = useQuery({ ...read(getMessagePreference), meta: { quiet: true } })
  const save = useCommand(saveMessagePreference, { refresh: [getMessagePreference], awaitRefresh: true })
  if (!data) return null
  return (
    <div className="messages-mail">
      <Checkbox
        checked={data.mail === 'daily'}
        onChange={({ target }) => save.mutate({ mail: target.checked ? 'daily' : 'none' })}
      >
        {t.mail}
      </Checkbox>
    </div>
  )
}
