import { type getQuestion, listQuestionUses, type TeachingLink } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { withPosition } from '#lib/page/with-position'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Skeleton } from '#ui/feedback/skeleton'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

export type Question = Result<typeof getQuestion>

type PartProps = { readonly title: string; readonly count?: number; readonly children: ReactNode }

function Part({ title, count, children }: PartProps) {
  return (
    <section className="bank-fact">
      <h3>
        {title}
        {count !== undefined && count > 0 && <small>{count}</small>}
      </h3>
      {children}
    </section>
  )
}

const linkIcons = { lesson: 'play', file: 'file', page: 'link' } as const

/** The material that teaches the answer. */
export function Links({ links }: { readonly links: readonly TeachingLink[] }) {
  const t = useText(text).shown
  if (links.length === 0) return null
  return (
    <Part title={t.links}>
      <ul>
        {withPosition(links).map((link) => (
          <li key={link.at}>
            <Icon name={linkIcons[link.kind]} size={14} />
            <span>{link.title}</span>
            {link.kind === 'lesson' && <small>{clockOf(link.second)}</small>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** 211 as 03:31. */
export const clockOf = (second: number) =>
  `${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`

type DuplicatesProps = { readonly duplicates: Question['twins']; readonly onShow: (id: string) => void }

export function Duplicates({ duplicates, onShow }: DuplicatesProps) {
  const t = useText(text).shown
  if (duplicates.length === 0) return null
  return (
    <Part title={t.duplicates} count={duplicates.length}>
      <ul>
        {duplicates.map(({ id, number, text: stem }) => (
          <li key={id}>
            <button type="button" className="ly-link" onClick={() => onShow(id)}>
              {t.number(number)}
            </button>
            <span className="ly-clamp-1">{stem}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type VersionsProps = { readonly question: Question; readonly onOpen: (versionId: string) => void }

export function Versions({ question: { versions, versionId }, onOpen }: VersionsProps) {
  const t = useText(text).shown
  const zone = useZone()
  return (
    <Part title={t.versions} count={versions.length}>
      <ul>
        {versions.map(({ id, number, byName, createdAt, usedAt }) => (
          <li key={id}>
            {id === versionId ? (
              <b>{t.version(number)}</b>
            ) : (
              <button type="button" className="ly-link" onClick={() => onOpen(id)}>
                {t.version(number)}
              </button>
            )}
            <span>
              {byName} {shownTime(createdAt, zone).slice(0, 10)}
              {usedAt && (
                <span title={t.usedVersion}>
                  <Icon name="lock" size={12} />
                  <span className="ly-hidden">{t.usedVersion}</span>
                </span>
              )}
            </span>
            {id === versionId && <small>{t.current}</small>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Papers that name the question, and papers whose generated forms contain it. */
export function Uses({ id }: { readonly id: string }) {
  const t = useText(text).shown
  const uses = useQuery(read(listQuestionUses, { id })).data?.records
  return (
    <Part title={t.uses} {...(uses ? { count: uses.length } : {})}>
      {!uses && <Skeleton height="20px" />}
      {uses?.length === 0 && <p className="bank-quiet">{t.noUses}</p>}
      <ul>
        {uses?.map((use) => (
          <li key={use.id}>
            <Link className="ly-link ly-clamp-1" to={`/papers/${use.id}`}>
              {use.title}
            </Link>
            <small>{use.isNamed ? t.named : t.usedInForms(use.forms)}</small>
          </li>
        ))}
      </ul>
    </Part>
  )
}
