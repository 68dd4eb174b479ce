import type { Pictures } from '#domains/file'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { DocumentEditor } from '#ui/document/document-editor'
import { Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { AudienceFields } from '#ui/work/audience-fields'
import { MomentBox } from '#ui/work/moment-box'
import { NamePicker } from '#ui/work/name-picker'
import type { Draft, News, Problem } from './draft.ts'
import { Files } from './files.tsx'
import { text } from './text/index.ts'
import { SentNoticeList } from './sent-notice-list.tsx'

type PartProps = { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void }
type NewsFormProps = PartProps & {
  readonly news: News
  readonly problem: Problem | undefined
  readonly pictures: Pictures
}

/** Content, audience, dates and display. */
export function NewsForm({ news, draft, problem, pictures, onChange }: NewsFormProps) {
  return (
    <>
      <div className="news-desk-side">
        <ContentFields
          draft={draft}
          pictures={pictures}
          onChange={onChange}
          isUntitled={problem === 'titleMissing'}
        />
        <Files files={draft.files} onChange={(files) => onChange({ files })} />
        {news.kind === 'notice' && <SentNoticeList tellings={news.tellings} />}
      </div>
      <div className="news-desk-side">
        <Whom draft={draft} onChange={onChange} />
        <When draft={draft} onChange={onChange} isTurned={problem === 'untimely'} />
        <How news={news} draft={draft} onChange={onChange} />
      </div>
    </>
  )
}

type ContentFieldsProps = PartProps & { readonly isUntitled: boolean; readonly pictures: Pictures }

function ContentFields({ draft, onChange, isUntitled, pictures }: ContentFieldsProps) {
  const t = useText(text)
  return (
    <section className="news-desk-card">
      <h2>{t.form.contentSection}</h2>
      <Field label={t.form.title} isRequired error={isUntitled ? t.titleMissing : undefined}>
        {(names) => (
          <Input
            {...names}
            value={draft.title}
            maxLength={80}
            onChange={({ target }) => onChange({ title: target.value })}
            end={<span className="ly-input-unit">{draft.title.length} / 80</span>}
          />
        )}
      </Field>
      <Field label={t.form.summary} hint={t.form.summaryHint}>
        {(names) => (
          <TextArea
            {...names}
            rows={2}
            limit={200}
            value={draft.summary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        )}
      </Field>
      <p className="ly-field-label">{t.form.content}</p>
      <DocumentEditor
        label={t.form.content}
        tree={draft.content}
        placeholder={t.form.contentHint}
        addressOf={pictures.addressOf}
        onPicture={pictures.bring}
        onChange={(content) => onChange({ content })}
      />
    </section>
  )
}

function Whom({ draft, onChange }: PartProps) {
  const t = useText(text).form
  return (
    <section className="news-desk-card">
      <h2>{t.whom}</h2>
      <p className="news-desk-hint">{t.whomHint}</p>
      <AudienceFields
        labels={t}
        chosen={(kind) => draft.audience[kind]}
        onChoose={(kind, chosen) => onChange({ audience: { ...draft.audience, [kind]: chosen } })}
      />
      <Field label={t.by} hint={t.byHint}>
        {({ id }) => (
          <NamePicker
            id={id}
            label={t.by}
            kind="unit"
            isSingle
            chosen={draft.unit}
            onChoose={(unit) => onChange({ unit })}
          />
        )}
      </Field>
    </section>
  )
}

function When({ draft, onChange, isTurned }: PartProps & { readonly isTurned: boolean }) {
  const t = useText(text).form
  const zone = useZone()
  return (
    <section className="news-desk-card">
      <h2>{t.when}</h2>
      <Field label={t.from} hint={t.fromHint}>
        {({ id }) => (
          <MomentBox
            id={id}
            zone={zone}
            value={draft.shownFrom}
            onChange={(shownFrom) => onChange({ shownFrom })}
          />
        )}
      </Field>
      <Field label={t.until} hint={t.untilHint} error={isTurned ? t.untimely : undefined}>
        {({ id }) => (
          <MomentBox
            id={id}
            zone={zone}
            value={draft.shownUntil}
            isWrong={isTurned}
            onChange={(shownUntil) => onChange({ shownUntil })}
          />
        )}
      </Field>
    </section>
  )
}

function How({ news, draft, onChange }: PartProps & { readonly news: News }) {
  const t = useText(text).form
  const isNotice = news.kind === 'notice'
  return (
    <section className="news-desk-card">
      <h2>{t.how}</h2>
      <div className="news-desk-switches">
        <Switch isOn={draft.isPinned} onSwitch={(isPinned) => onChange({ isPinned })}>
          {t.isPinned}
        </Switch>
        {isNotice && (
          <>
            <Switch
              isOn={draft.mustAcknowledge}
              onSwitch={(mustAcknowledge) => onChange({ mustAcknowledge })}
            >
              {t.mustAcknowledge}
            </Switch>
            <Switch isOn={draft.isPublic} onSwitch={(isPublic) => onChange({ isPublic })}>
              {t.isPublic}
            </Switch>
          </>
        )}
      </div>
      {isNotice && draft.isPublic && (
        <Field label={t.address}>{(names) => <Input {...names} readOnly value={addressOf(news.id)} />}</Field>
      )}
      {isNotice && (
        <Field label={t.place} hint={t.placeHint}>
          {(names) => (
            <Input
              {...names}
              value={draft.place}
              maxLength={80}
              onChange={({ target }) => onChange({ place: target.value })}
            />
          )}
        </Field>
      )}
    </section>
  )
}

const addressOf = (id: string) => `${location.origin}/train-notice?id=${id}`
