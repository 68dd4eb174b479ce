import { type Locale, locales } from '@lyceum/contract/kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Tabs } from '#ui/layout/tabs'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { LeaveGuard } from '#ui/work/leave-guard'
import { SaveBar } from '#ui/work/save-bar'
import { type Agreement, type AgreementText, isComplete } from './agreement.ts'
import { ParagraphsForm } from './paragraphs-form.tsx'
import { TextDiff, TextToRead } from './text-shown.tsx'
import { text } from './text/index.ts'
import { type AgreementDraft, useAgreementDraft } from './use-agreement-draft.ts'

type AgreementEditorProps = {
  readonly agreement: Agreement
  readonly people: number
  readonly stored: AgreementText
  readonly inForce: AgreementText | undefined
}

/** The next version in three languages: edited on the left, previewed or compared on the right. */
export function AgreementEditor({ agreement, people, stored, inForce }: AgreementEditorProps) {
  const t = useText(text)
  const draft = useAgreementDraft(agreement, stored)
  const [locale, setLocale] = useState<Locale>(useLocale())
  const localeText = draft.content[locale]
  const tabs = locales.map((name) => ({
    name,
    title: isComplete(draft.content[name]) ? t.languages[name] : t.incomplete(t.languages[name]),
  }))
  return (
    <>
      <EditorHead agreement={agreement} people={people} draft={draft} />
      <Tabs label={t.language} tabs={tabs} current={locale} onChoose={setLocale}>
        <div className="agreement-columns" lang={locale}>
          <ParagraphsForm localeText={localeText} onWrite={(next) => draft.write(locale, next)} />
          <Side localeText={localeText} before={inForce?.[locale]} />
        </div>
      </Tabs>
      {draft.isDirty && (
        <SaveBar message={t.unsaved} isBusy={draft.isBusy} onSave={draft.save} onDiscard={draft.undo} />
      )}
      <LeaveGuard isDirty={draft.isDirty} />
    </>
  )
}

type EditorHeadProps = Pick<AgreementEditorProps, 'agreement' | 'people'> & { readonly draft: AgreementDraft }

function EditorHead({ agreement, people, draft }: EditorHeadProps) {
  const t = useText(text)
  const [confirming, setAsked] = useState<'publish' | 'discard'>()
  const close = () => setAsked(undefined)
  const next = (agreement.versions[0]?.version ?? 0) + 1
  const canPublish = locales.every((locale) => isComplete(draft.content[locale]))
  // The error is shown by its notice.
  const go = (act: () => Promise<void>) => act().then(close, close)
  return (
    <header className="agreements-lead agreement-head">
      <div>
        <h1>{t.kinds[agreement.kind]}</h1>
        <p>
          {t.writing(next)} · <Link to="/agreements">{t.back}</Link>
        </p>
      </div>
      {draft.hasDraft && (
        <Button look="quiet" onClick={() => setAsked('discard')}>
          {t.discard}
        </Button>
      )}
      <Button
        look="primary"
        disabled={!canPublish}
        title={canPublish ? undefined : t.mustBeComplete}
        onClick={() => setAsked('publish')}
      >
        {t.publish}
      </Button>
      {confirming === 'publish' && (
        <ConfirmDialog
          title={t.publishTitle(next)}
          confirm={t.publish}
          onConfirm={() => go(draft.publish)}
          onClose={close}
        >
          <p>{t.publishHint(people.toLocaleString())}</p>
        </ConfirmDialog>
      )}
      {confirming === 'discard' && (
        <ConfirmDialog
          title={t.discardTitle}
          confirm={t.discard}
          isDanger
          onConfirm={() => go(draft.discard)}
          onClose={close}
        >
          <p>{t.discardHint}</p>
        </ConfirmDialog>
      )}
    </header>
  )
}

type SideProps = {
  readonly localeText: AgreementText[Locale]
  readonly before: AgreementText[Locale] | undefined
}

function Side({ localeText, before }: SideProps) {
  const t = useText(text)
  const [view, setView] = useState<'read' | 'diff'>('read')
  const options = (['read', 'diff'] as const).map((value) => ({ value, title: t.views[value] }))
  return (
    <aside className="agreement-side" aria-label={t.views.label}>
      {before && <Segmented label={t.views.label} options={options} value={view} onChoose={setView} />}
      <div className="agreement-shown">
        {view === 'diff' && before ? (
          <TextDiff before={before} after={localeText} />
        ) : (
          <TextToRead text={localeText} />
        )}
      </div>
    </aside>
  )
}
