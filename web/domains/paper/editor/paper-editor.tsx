import { useState } from 'react'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Switch } from '#ui/form/choices'
import { Icon } from '#ui/picture/icon'
import { LeaveGuard } from '#ui/work/leave-guard'
import { text } from '../text/index.ts'
import { countOf, type Paper, scoreOf, type Section } from './paper-draft.ts'
import { PaperHead } from './paper-head.tsx'
import { PreviewDrawer } from './preview-drawer.tsx'
import { SectionForm } from './section-form.tsx'
import { type PaperWriting, usePaperDraft } from './use-paper-draft.ts'

type PaperEditorProps = { readonly paper: Paper; readonly onReload: () => void }

/** Edits a paper; a published one is read-only until it is withdrawn. */
export function PaperEditor({ paper, onReload }: PaperEditorProps) {
  const t = useText(text)
  const mayAuthor = useUser()?.access.includes('exam.author') ?? false
  const writing = usePaperDraft(paper)
  const [isShown, setIsShown] = useState(false)
  const isLocked = !mayAuthor || paper.state !== 'draft'
  return (
    <div className="paper">
      <LeaveGuard isDirty={writing.isDirty && !writing.isSaving} />
      <PaperHead paper={paper} writing={writing} mayAuthor={mayAuthor} onPreview={() => setIsShown(true)} />
      <div className="paper-body">
        <div className="paper-main">
          <Trouble writing={writing} onReload={onReload} />
          {paper.state === 'ready' && <Banner>{t.lockedNote}</Banner>}
          {paper.state === 'retired' && <Banner tone="warning">{t.retiredNote}</Banner>}
          <Sections paper={paper} writing={writing} isLocked={isLocked} />
        </div>
        <PaperSide paper={paper} writing={writing} isLocked={isLocked} />
      </div>
      {isShown && <PreviewDrawer id={paper.id} onClose={() => setIsShown(false)} />}
    </div>
  )
}

type PartProps = { readonly paper: Paper; readonly writing: PaperWriting; readonly isLocked: boolean }

function Sections({ paper, writing, isLocked }: PartProps) {
  const t = useText(text)
  const { sections } = writing.draft
  const set = (next: readonly Section[]) => writing.change({ sections: next })
  const up = (at: number) => {
    const [before, moved] = [sections[at - 1], sections[at]]
    if (before && moved) set(sections.toSpliced(at - 1, 2, moved, before))
  }
  const taken = new Set(sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)))
  return (
    <>
      {sections.map((section, at) => (
        <SectionForm
          key={section.name}
          at={at}
          kind={paper.kind}
          section={section}
          stored={writing.isDirty ? undefined : paper.sections[at]}
          taken={taken}
          isLocked={isLocked}
          isOnly={sections.length === 1}
          onChange={(change) =>
            set(sections.map((other) => (other.name === section.name ? { ...other, ...change } : other)))
          }
          onRemove={() => set(sections.filter(({ name }) => name !== section.name))}
          onUp={() => up(at)}
        />
      ))}
      {!isLocked && sections.length < 20 && (
        <Button
          onClick={() =>
            set([
              ...sections,
              {
                name: `new${sections.length}-${sections.map(({ name }) => name).join('').length}`,
                title: t.newSection(sections.length + 1),
                items: [],
                rules: [],
              },
            ])
          }
        >
          <Icon name="plus" size={16} />
          {t.addSection}
        </Button>
      )}
    </>
  )
}

/** The totals and the layout options of the paper. */
function PaperSide({ paper, writing, isLocked }: PartProps) {
  const t = useText(text)
  const { sections, shufflesOptions, shufflesQuestions } = writing.draft
  const count = sections.reduce((sum, section) => sum + countOf(section), 0)
  const score = Math.round(sections.reduce((sum, section) => sum + scoreOf(section) * 10, 0)) / 10
  return (
    <aside className="paper-side" aria-label={t.title}>
      <dl>
        <div>
          <dt>{t.full}</dt>
          <dd>{score}</dd>
        </div>
        <div>
          <dt>{t.count}</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt>{t.forms}</dt>
          <dd>{paper.forms}</dd>
        </div>
      </dl>
      <Enough paper={paper} count={count} isFresh={!writing.isDirty} />
      <Switch
        isOn={shufflesQuestions}
        isDisabled={isLocked}
        onSwitch={(isOn) => writing.change({ shufflesQuestions: isOn })}
      >
        {t.shufflesQuestions}
      </Switch>
      <Switch
        isOn={shufflesOptions}
        isDisabled={isLocked}
        onSwitch={(isOn) => writing.change({ shufflesOptions: isOn })}
      >
        {t.shufflesOptions}
      </Switch>
    </aside>
  )
}

type EnoughProps = { readonly paper: Paper; readonly count: number; readonly isFresh: boolean }

/** Whether the bank has enough questions for the paper, by the server's last answer. */
function Enough({ paper, count, isFresh }: EnoughProps) {
  const t = useText(text)
  if (count === 0) return <Banner>{t.empties}</Banner>
  if (paper.state !== 'draft' && paper.missing === 0) return null
  return (
    <div aria-live="polite" data-stale={!isFresh}>
      {paper.missing > 0 ? (
        <Banner tone="warning" title={t.missing(paper.missing)}>
          {t.missingNote}
        </Banner>
      ) : (
        <Banner tone="success">{t.enough}</Banner>
      )}
    </div>
  )
}

type TroubleProps = { readonly writing: PaperWriting; readonly onReload: () => void }

function Trouble({ writing, onReload }: TroubleProps) {
  const t = useText(text)
  if (!writing.error) return null
  return (
    <Banner
      tone="error"
      isNews
      title={writing.isOvertaken ? t.overtaken : t.saveFailed}
      action={
        <Button size="small" onClick={writing.isOvertaken ? onReload : writing.tryAgain}>
          {writing.isOvertaken ? t.reload : t.tryAgain}
        </Button>
      }
    >
      {describe(writing.error)}
    </Banner>
  )
}
