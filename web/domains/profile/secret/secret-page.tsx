import { getMySecret, profileParts, saveMySecret } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { text } from '../text/index.ts'
import { SecretRows } from './secret-rows.tsx'

/** who sees which part of the profile. Each choice is effective at once. */
export function SecretPage() {
  const allText = useText(text)
  const t = allText.secret
  const secret = useQuery(read(getMySecret))
  const save = useCommand(saveMySecret, { refresh: [getMySecret] })
  usePageTitle(t.title)
  if (secret.isError) return <ErrorPanel onRetry={() => void secret.refetch()} />
  if (!secret.data) return <RowsWaiting count={5} />
  return (
    <section className="secret-page">
      <h1>{t.title}</h1>
      <p>{t.hint}</p>
      <SecretRows
        parts={profileParts}
        secret={secret.data}
        onChoose={(part, audience) =>
          save.mutate({ [part]: audience }, { onSuccess: () => showSuccess(allText.info.saved) })
        }
      />
    </section>
  )
}
