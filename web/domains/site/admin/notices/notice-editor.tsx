import { type Locale, locales } from '@lyceum/contract/kit'
import { useRef, useState } from 'react'
import { useZone } from '../../site-poster.ts'
import { useLocale, useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { Tabs } from '#ui/layout/tabs'
import { Icon } from '#ui/picture/icon'
import { BlankChips } from './blank-chips.tsx'
import { type Notice, type Problem, problemsOf, storedContent } from './notice.ts'
import { NoticePreview } from './notice-preview.tsx'
import { text } from './text/index.ts'
import type { NoticeDrafts } from './use-notice-drafts.ts'

type NoticeEditorProps = { readonly notice: Notice; readonly drafts: NoticeDrafts }

/** One notice in three languages: its text, placeholders and preview. */
export function NoticeEditor({ notice, drafts }: NoticeEditorProps) {
  const t = useText(text)
  const [locale, setLocale] = useState<Locale>(useLocale())
  const tabs = locales.map((name) => ({
    name,
    title: drafts.isChanged({ notice, locale: name }) ? `${t.languages[name]} ·` : t.languages[name],
  }))
  return (
    <section className="notice-editor" aria-label={notice.title[useLocale()]}>
      <Tabs label={t.language} tabs={tabs} current={locale} onChoose={setLocale}>
        <div className="notice-editor-columns">
          <TextForm notice={notice} locale={locale} drafts={drafts} />
          <NoticePreview notice={notice} locale={locale} content={drafts.contentOf({ notice, locale })} />
        </div>
      </Tabs>
    </section>
  )
}

type TextFormProps = NoticeEditorProps & { readonly locale: Locale }

function TextForm({ notice, locale, drafts }: TextFormProps) {
  const t = useText(text)
  const place = { notice, locale }
  const content = drafts.contentOf(place)
  const problems = problemsOf(notice, content)
  const errors = useErrors(notice, problems)
  const form = useRef<HTMLFormElement>(null)

  /** Inserts a placeholder at the caret and moves the caret behind it. */
  function insert(name: string) {
    const area = form.current?.querySelector('textarea')
    const at = area?.selectionStart ?? content.body.length
    const end = area?.selectionEnd ?? at
    const blank = `{${name}}`
    drafts.write(place, { ...content, body: content.body.slice(0, at) + blank + content.body.slice(end) })
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(at + blank.length, at + blank.length)
    })
  }

  return (
    <form
      ref={form}
      noValidate
      lang={locale}
      onSubmit={(event) => {
        event.preventDefault()
        if (!drafts.isWrong && drafts.count > 0) void drafts.saveAll().catch(() => undefined)
      }}
    >
      {notice.channel === 'mail' && (
        <Field label={t.subject} isRequired error={errors.subject}>
          {(names) => (
            <Input
              {...names}
              value={content.subject}
              maxLength={120}
              onChange={({ target }) => drafts.write(place, { ...content, subject: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t.body} isRequired error={errors.body}>
        {(names) => (
          <TextArea
            {...names}
            rows={notice.channel === 'sms' ? 5 : 14}
            value={content.body}
            limit={notice.channel === 'sms' ? 300 : 4000}
            onChange={({ target }) => drafts.write(place, { ...content, body: target.value })}
          />
        )}
      </Field>
      <BlankChips notice={notice} body={content.body} onInsert={insert} />
      <Foot {...{ notice, locale, drafts }} isWrong={problems.length > 0} />
    </form>
  )
}

function Foot({ notice, locale, drafts, isWrong }: TextFormProps & { readonly isWrong: boolean }) {
  const t = useText(text)
  const zone = useZone()
  const place = { notice, locale }
  const stored = storedContent(notice, locale)
  return (
    <div className="notice-foot">
      {notice.channel === 'mail' && (
        <Button
          isBusy={drafts.isTesting}
          disabled={isWrong}
          onClick={() => drafts.test(place, drafts.contentOf(place))}
        >
          <Icon name="mail" size={16} />
          {t.test}
        </Button>
      )}
      {stored && !stored.isDefault && (
        <Button look="quiet" isBusy={drafts.isBusy} onClick={() => drafts.reset(place)}>
          <Icon name="undo" size={16} />
          {t.reset}
        </Button>
      )}
      <p>
        {stored?.updatedAt
          ? t.changed(stored.updatedBy ?? '', shownTime(stored.updatedAt, zone))
          : t.byDefault}
      </p>
    </div>
  )
}

/** The first problem of each field; placeholder problems are shown below the body. */
function useErrors(notice: Notice, problems: readonly Problem[]) {
  const t = useText(text)
  const locale = useLocale()
  const sentence = (problem: Problem | undefined) => {
    if (!problem) return undefined
    if (problem.is === 'empty') return t.empty
    if (problem.is === 'unknown') return t.unknown(problem.blank)
    return t.missing(notice.blanks.find(({ name }) => name === problem.blank)?.title[locale] ?? problem.blank)
  }
  return {
    subject: sentence(problems.find(({ is, blank }) => is === 'empty' && blank === 'subject')),
    body: sentence(problems.find(({ is, blank }) => is !== 'empty' || blank === 'body')),
  }
}
