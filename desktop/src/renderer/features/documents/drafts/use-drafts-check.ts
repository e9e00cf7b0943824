import { documentKinds, type Day, type DocumentKind } from '@sufra/shared/documents/document'
import { useState } from 'react'
import { actionId } from '../action-id.ts'
import { draftsProblems, type DocumentDrafts } from './draft.ts'

const noProblems: ReturnType<typeof draftsProblems> = {}

/**
 * Spec §4: on submit all drafts count as touched and are validated. `check` focuses the first problem and returns whether all drafts are
 * valid.
 */
export const useDraftsCheck = (drafts: DocumentDrafts, required: readonly DocumentKind[], today: Day) => {
  const [isSubmitted, setSubmitted] = useState(false)
  const problems = draftsProblems(drafts, required, today)
  const check = (): boolean => {
    setSubmitted(true)
    const first = documentKinds.find((kind) => problems[kind])
    if (first) document.querySelector<HTMLElement>(`#${actionId(first)}`)?.focus()
    return first === undefined
  }
  const isComplete = Object.keys(problems).length === 0
  return { errors: isSubmitted ? problems : noProblems, isComplete, check, reset: () => setSubmitted(false) }
}
