import { listFavouriteCourses } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Onward } from '#ui/list/onward'
import { courseQuery } from '../course/course-query.ts'
import { CourseCards } from '../course/parts/course-cards.tsx'
import { text } from './text.ts'
import './mine.css'

/** favourite courses, newest first. Other kinds follow when their domains exist. */
export function FavouritesPage() {
  const t = useText(text)
  const [beneath, setBeneath] = useState('')
  const page = useQuery(read(listFavouriteCourses, { pageSize: 12, ...(beneath ? { beneath } : {}) }))
  usePageTitle(t.favourites)
  return (
    <section className="mine-page">
      <h1>{t.favourites}</h1>
      {page.isPending && <CardsWaiting count={6} />}
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      {page.data && <CourseCards courses={page.data.records} />}
      {page.data?.records.length === 0 && !beneath && (
        <Empty kind="start" title={t.noFavourites} hint={t.noFavouritesHint}>
          <ButtonLink to={courseQuery.to()}>{t.browse}</ButtonLink>
        </Empty>
      )}
      <Onward label={t.list} after={beneath} next={page.data?.next ?? undefined} onGo={setBeneath} />
    </section>
  )
}
