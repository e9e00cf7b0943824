import { documentKinds, type Day, type DocumentKind } from '@sufra/shared/documents/document'
import { useState } from 'react'
import { actionId } from './action-id.ts'
import { draftsProblems, type DocumentDrafts } from './draft.ts'

const noProblems: ReturnType<typeof draftsProblems> = {}

/** Spec §4: when papers are to be sent all count as touched and are looked at, and only valid ones go. `check` says whether they may. */
export const useDraftsCheck = (drafts: DocumentDrafts, required: readonly DocumentKind[], today: Day) => {
  const [isTried, setTried] = useState(false)
  const problems = draftsProblems(drafts, required, today)
  const check = (): boolean => {
    setTried(true)
    const first = documentKinds.find((kind) => problems[kind])
    if (first) document.querySelector<HTMLElement>(`#${actionId(first)}`)?.focus()
    return first === undefined
  }
  const isWhole = Object.keys(problems).length === 0
  return { errors: isTried ? problems : noProblems, isWhole, check, reset: () => setTried(false) }
}
