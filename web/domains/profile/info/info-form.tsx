import { getMyDetail, getMySecret, saveMySecret, saveMyUser } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useCatalog } from '#domains/course'
import { loadUser } from '#domains/identity'
import { read, useCommand } from '#lib/api'
import { showError, showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
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
/** The parts of the design; the rest is on the privacy page. */
const shownParts = ['data', 'share', 'follow'] as const

/** The editable profile, and the visibility of the three main parts. */
export function InfoForm({ detail }: { readonly detail: Detail }) {
  const t = useText(text).info
  const secret = useQuery(read(getMySecret))
  const [input, setInput] = useState(() => inputOf(detail))
  const [seen, setSeen] = useState<Partial<Result<typeof getMySecret>>>({})
  const save = useCommand(saveMyUser, { refresh: [getMyDetail], awaitRefresh: true })
  const saveSeen = useCommand(saveMySecret, { refresh: [getMySecret], awaitRefresh: true })
  const topics = useCatalog()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    await save.mutateAsync(input)
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
                value={input.stageName}
                maxLength={20}
                end={<small className="info-count">{input.stageName.length} / 20</small>}
                onChange={({ target }) => setInput({ ...input, stageName: target.value })}
              />
            )}
          </Field>
          <Field label={t.birthday}>
            {(names) => (
              <Input
                {...names}
                type="date"
                value={input.birthday}
                onChange={({ target }) => setInput({ ...input, birthday: target.value })}
              />
            )}
          </Field>
        </div>
        <Field label={t.bio}>
          {(names) => (
            <TextArea
              {...names}
              rows={3}
              limit={200}
              value={input.profile}
              onChange={({ target }) => setInput({ ...input, profile: target.value })}
            />
          )}
        </Field>
        {topics.length > 0 && (
          <>
            <p className="ly-field-label">{t.interests}</p>
            <ChoiceChips
              label={t.interests}
              options={topics.map(({ id, name }) => ({ value: id, title: name }))}
              chosen={input.interests}
              onChange={(chosen) =>
                chosen.length > mostInterests
                  ? showError(t.tooMany)
                  : setInput({ ...input, interests: [...chosen] })
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
            setInput(inputOf(detail))
            setSeen({})
          }}
        >
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

const inputOf = ({ stageName, birthday, profile, interests }: Detail) => ({
  stageName,
  birthday,
  profile,
  interests: interests.map(({ id }) => id),
})
