import { courseEditor, type VersionParts } from '#domains/course'
import { DraftEffect } from './draft-effect.tsx'
import { OlderVersions } from './older-versions.tsx'
import { PublishButton } from './publish-button.tsx'

const parts: VersionParts = { DraftEffect, OlderVersions, PublishButton }

/** The editor of a course, with what publishing means for its learners. */
export async function courseEditorWithVersions() {
  const EditorPage = await courseEditor()
  return () => <EditorPage versions={parts} />
}
