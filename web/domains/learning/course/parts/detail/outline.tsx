import { Link } from 'react-router'
import { studyLinkOf } from '#domains/course'
import { useLocale, useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { StatusDot } from '#ui/feedback/status-dot'
import { Icon } from '#ui/picture/icon'
import type { ComponentProps } from 'react'
import { Status } from '#ui/status/status'
import { chapterNumber, isNumbered } from '../../chapter-number.ts'
import { moduleNames } from '../../statuses.ts'
import { numbered } from '../../number-items.ts'
import { text } from '../../text/index.ts'
import type { Course, Module } from './course.ts'
import './outline.css'

const icons = {
  VOD: 'video',
  AUD: 'microphone',
  SCO: 'monitor',
  RDG: 'fileText',
  REF: 'clip',
  URLVOD: 'link',
  ASS: 'edit',
  TST: 'exam',
  ACE: 'bars',
} as const satisfies Record<Module['type'], ComponentProps<typeof Icon>['name']>

/** The contents, chapter by chapter; enrolled learners can open a unit directly. */
export function Outline({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  const locale = useLocale()
  if (course.chapters.length === 0) return <Empty kind="course" title={t.noModules} />
  return numbered(course.chapters).map(({ place, it: { title, modules } }, at) => (
    <section key={place} className="course-chapter">
      <header>
        <h2>{isNumbered(title) ? title : t.chapter(chapterNumber(at + 1, locale), title)}</h2>
        <span>
          {t.chapterDone(String(modules.filter(({ isDone }) => isDone).length), String(modules.length))}
        </span>
      </header>
      <ul>
        {modules.map((module) => (
          <li key={module.modId}>
            <ModuleRow course={course} module={module} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

type RowProps = { readonly course: Course; readonly module: Module }

function ModuleRow({ course, module }: RowProps) {
  const isNext = module.modId === course.mine.nextModId
  const { way: entryKind, refusal: errorCode } = course.entry
  const isIn = ['study', 'review', 'again'].includes(entryKind) && errorCode !== 'STUDY_NOT_BEGUN'
  const isOpen = isIn ? !module.isLocked : module.isTrial
  const look = `course-module${isNext ? ' course-module-now' : ''}${module.isLocked ? ' course-module-locked' : ''}`
  const inner = <ModuleText module={module} isNext={isNext} />
  return isOpen ? (
    <Link className={look} to={studyLinkOf(course.itmType, course.itmId, module.modId)}>
      {inner}
    </Link>
  ) : (
    <div className={look}>{inner}</div>
  )
}

function ModuleText({ module, isNext }: { readonly module: Module; readonly isNext: boolean }) {
  const t = useText(text).detail
  const { title, isLocked, isRequired, isTrial, status } = module
  return (
    <>
      <span className="course-module-icon">
        <Icon name={isLocked ? 'lock' : isNext ? 'play' : icons[module.type]} size={18} />
      </span>
      <span className="course-module-name">
        {title}
        <Under module={module} />
      </span>
      {!isRequired && <small>{t.optional}</small>}
      {isTrial && <small>{t.trial}</small>}
      <span className="course-module-size">{sizeOf()}</span>
      <span className="course-module-state">
        {isLocked ? (
          <StatusDot tone="past">{t.locked}</StatusDot>
        ) : (
          <Status family="module" status={moduleNames[status]} />
        )}
      </span>
    </>
  )

  function sizeOf() {
    if (module.questions > 0) return t.questions(String(module.questions))
    return module.minutes > 0 ? t.minutes(String(module.minutes)) : ''
  }
}

function Under({ module: { score, requiredScore } }: { readonly module: Module }) {
  const t = useText(text).detail
  if (requiredScore === null) return null
  return (
    <small>
      {score === null ? t.passAt(String(requiredScore)) : t.pass(String(score), String(requiredScore))}
    </small>
  )
}
