import { getMyDetail, getMySecret, saveMySecret, saveMyUser } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useCatalog } from '#domains/course'
import { read, useCommand } from '#lib/api'
import { showError, showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { loadUser } from '#lib/who-am-i'
import { ChoiceChips } from '#ui/filter/chips'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { SecretRows } from '../secret/secret-rows.tsx'
import { text } from '../text/index.ts'
import { PhotoField } from './photo-field.tsx'

type Detail = Result<typeof getMyDetail>
const mostInterests = 10
/** What the drawn page offers to choose: the rest stands on the page of privacy. */
const shownParts = ['data', 'share', 'follow'] as const

/** What one can change of oneself, and who sees the three parts that matter most. */
export function InfoForm({ detail }: { readonly detail: Detail }) {
  const t = useText(text).info
  const secret = useQuery(read(getMySecret))
  const [said, setSaid] = useState(() => wordsOf(detail))
  const [seen, setSeen] = useState<Partial<Result<typeof getMySecret>>>({})
  const save = useCommand(saveMyUser, { refresh: [getMyDetail] })
  const saveSeen = useCommand(saveMySecret, { refresh: [getMySecret] })
  const topics = useCatalog()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    await save.mutateAsync(said)
    if (Object.keys(seen).length > 0) await saveSeen.mutateAsync(seen)
    setSeen({})
    await loadUser()
    showSuccess(t.saved)
  }

  return (
    <form onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <section className="info-section">
        <h2>{t.editable}</h2>
        <PhotoField detail={detail} />
        <div className="info-two">
          <Field label={t.nickname}>
            {(names) => (
              <Input
                {...names}
                value={said.stageName}
                maxLength={20}
                end={<small className="info-count">{said.stageName.length} / 20</small>}
                onChange={({ target }) => setSaid({ ...said, stageName: target.value })}
              />
            )}
          </Field>
          <Field label={t.birthday}>
            {(names) => (
              <Input
                {...names}
                type="date"
                value={said.birthday}
                onChange={({ target }) => setSaid({ ...said, birthday: target.value })}
              />
            )}
          </Field>
        </div>
        <Field label={t.words}>
          {(names) => (
            <TextArea
              {...names}
              rows={3}
              limit={200}
              value={said.profile}
              onChange={({ target }) => setSaid({ ...said, profile: target.value })}
            />
          )}
        </Field>
        {topics.length > 0 && (
          <>
            <p className="ly-field-label">{t.interests}</p>
            <ChoiceChips
              label={t.interests}
              options={topics.map(({ id, name }) => ({ value: id, title: name }))}
              chosen={said.interests}
              onChange={(chosen) =>
                chosen.length > mostInterests
                  ? showError(t.tooMany)
                  : setSaid({ ...said, interests: [...chosen] })
              }
            />
          </>
        )}
      </section>
      {secret.data && (
        <section className="info-section">
          <h2>{t.seen}</h2>
          <SecretRows
            parts={shownParts}
            secret={{ ...secret.data, ...seen }}
            onChoose={(part, audience) => setSeen({ ...seen, [part]: audience })}
          />
        </section>
      )}
      <div className="info-acts">
        <Button type="submit" look="primary" isBusy={save.isPending || saveSeen.isPending}>
          {t.save}
        </Button>
        <Button
          onClick={() => {
            setSaid(wordsOf(detail))
            setSeen({})
          }}
        >
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

const wordsOf = ({ stageName, birthday, profile, interests }: Detail) => ({
  stageName,
  birthday,
  profile,
  interests: interests.map(({ id }) => id),
})
