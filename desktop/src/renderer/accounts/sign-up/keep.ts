// Where an application lies until it is sent: its texts in localStorage, its files in IndexedDB. Nothing of it outlives the sending.
import { createStore, del, get, set } from 'idb-keyval'
import type { DocumentDrafts } from '../../app/documents/draft.ts'
import { draftText, noDraft, parseDraft, type Draft } from './draft.ts'

const key = 'sufra-sign-up'
const files = () => createStore(key, 'files')

export type Kept = Draft & { papers: DocumentDrafts }

/** False where the browser keeps nothing. */
export const keepDraft = (draft: Draft): boolean => {
  try {
    localStorage.setItem(key, draftText(draft, Date.now()))
    return true
  } catch {
    return false // said on the page
  }
}

export const keepPapers = (papers: DocumentDrafts): Promise<boolean> =>
  set(key, papers, files()).then(
    () => true,
    () => false,
  )

const storedDraft = () => {
  try {
    return parseDraft(localStorage.getItem(key), Date.now())
  } catch {
    return undefined // a browser that keeps nothing
  }
}

export const forget = async (): Promise<void> => {
  localStorage.removeItem(key)
  await del(key, files()).catch(() => undefined) // nothing was kept
}

/** What was kept at the last visit. Files without their texts are too old, and go. */
export const readKept = async (): Promise<Kept> => {
  const draft = storedDraft()
  if (!draft) {
    await forget()
    return { ...noDraft(), papers: {} }
  }
  const papers = await get<DocumentDrafts>(key, files()).catch(() => undefined)
  return { ...draft, papers: papers ?? {} }
}
