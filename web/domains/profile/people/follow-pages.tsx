import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { FollowView } from './follow-view.tsx'

/** */
export function FansPage() {
  return <FollowPage side="fans" title={useText(text).people.myFans} />
}

/** */
export function AttentionPage() {
  return <FollowPage side="attention" title={useText(text).people.myFollows} />
}

function FollowPage({ side, title }: { readonly side: 'fans' | 'attention'; readonly title: string }) {
  usePageTitle(title)
  return (
    <section className="people-page">
      <h1>{title}</h1>
      <FollowView side={side} />
    </section>
  )
}
