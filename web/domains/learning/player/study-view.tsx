import type { Result } from '@lyceum/contract/kit'
import { getModule, type getModuleTree, listNotes } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { CollectButton, CommentSection, ShareButton } from '#domains/social'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { Below } from './study-tabs.tsx'
import { nextModule } from './next-module.ts'
import { CodeDialog } from './parts/code-dialog.tsx'
import { Contents } from './parts/contents.tsx'
import { DoneDialog } from './parts/done-dialog.tsx'
import { Foot } from './parts/module-footer.tsx'
import type { PlayerHandle } from './views/player-props.ts'
import { ModuleView } from './views/module-view.tsx'
import { text } from './text/index.ts'
import { useSession } from './use-session.ts'

type Tree = Result<typeof getModuleTree>

const noPlayer: PlayerHandle = { answerCode: () => Promise.resolve(), jump: () => undefined, clock: () => 0 }

/** One module in the player, with everything around it. */
export function StudyView({ tree, modId }: { readonly tree: Tree; readonly modId: string }) {
  const { itmId, title } = tree
  const isLearner = tree.appStatus !== 'NOT_ENROLLED'
  const study = useSession(tree, modId)
  const { data: module } = useQuery({ ...read(getModule, { modId }), enabled: isLearner })
  const { data: notes } = useQuery({ ...read(listNotes, { modId }), enabled: isLearner })
  const handle = useRef(noPlayer)
  const field = useRef<HTMLTextAreaElement>(null)
  const written = notes?.records ?? []

  return (
    <>
      <div className="study-dark">
        <div className="ly-wrap">
          <Top tree={tree} isReview={study.isReview} />
          <div className="study-grid">
            <ModuleView
              study={study}
              module={module}
              modId={modId}
              itmId={itmId}
              next={isLearner ? nextModule(tree, modId) : undefined}
              isVisitor={!isLearner}
              noteSeconds={written.flatMap(({ second }) => second ?? [])}
              onNote={isLearner ? () => field.current?.focus() : undefined}
              onHandle={(next) => {
                handle.current = next
              }}
            />
            <Contents tree={tree} modId={modId} />
          </div>
          <Foot
            tree={tree}
            module={module}
            modId={modId}
            percent={study.percent}
            covered={study.covered}
            onJump={(second) => handle.current.jump(second)}
          />
        </div>
      </div>
      {isLearner ? (
        <Below
          modId={modId}
          module={module}
          notes={written}
          clock={() => handle.current.clock()}
          tree={tree}
          field={field}
          onJump={(second) => handle.current.jump(second)}
        />
      ) : (
        <Outside itmId={itmId} />
      )}
      {study.trouble === 'code' && (
        <CodeDialog onCode={(id, code) => handle.current.answerCode(id, code)} onClose={study.goOn} />
      )}
      {study.isDone && <DoneDialog itmId={itmId} title={title} onClose={study.closeDone} />}
    </>
  )
}

/** People who are not enrolled see the discussion. */
function Outside({ itmId }: { readonly itmId: string }) {
  return (
    <div className="ly-wrap study-outside">
      <CommentSection target={{ targetType: 'course', targetId: itmId }} />
    </div>
  )
}

function Top({ tree, isReview }: { readonly tree: Tree; readonly isReview: boolean }) {
  const t = useText(text)
  const target = { targetType: 'course', targetId: tree.itmId } as const
  const statusText =
    tree.appStatus === 'NOT_ENROLLED' ? t.trying : isReview ? t.review : t.learnt(tree.progress)
  return (
    <div className="study-top">
      <Link to={`/course/detail?itmId=${tree.itmId}`}>
        <Icon name="arrowLeft" />
        {t.back}
      </Link>
      <h1>{tree.title}</h1>
      <div>
        <span>{statusText}</span>
        <CollectButton target={target} look="word" />
        <ShareButton target={target} title={tree.title} look="word" />
      </div>
    </div>
  )
}
