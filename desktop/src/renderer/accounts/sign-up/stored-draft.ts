// Where an application lies until it is sent: its texts in localStorage, its files in IndexedDB. Nothing of it outlives the sending.
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { DocumentDrafts } from '../../app/documents/draft.ts'
import { draftText, noDraft, parseDraft, type Draft } from './draft.ts'

const key = 'sufra-sign-up'

/** Undefined where the browser keeps no files. */
const withFiles = async <Result>(work: (files: UseStore) => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work(createStore(key, 'files'))
  } catch {
    return undefined // said on the page where something was to be kept
  }
}

export type Kept = Draft & { papers: DocumentDrafts }

/** False where the browser keeps nothing. */
export const storeDraft = (draft: Draft): boolean => {
  try {
    localStorage.setItem(key, draftText(draft, Date.now()))
    return true
  } catch {
    return false // said on the page
  }
}

/** False where the browser keeps no files. */
export const storeDocuments = async (papers: DocumentDrafts): Promise<boolean> =>
  (await withFiles((files) => set(key, papers, files).then(() => true))) ?? false

const storedDraft = () => {
  try {
    return parseDraft(localStorage.getItem(key), Date.now())
  } catch {
    return undefined // a browser that keeps nothing
  }
}

export const forget = async (): Promise<void> => {
  try {
    localStorage.removeItem(key)
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
  await withFiles((files) => del(key, files))
}

/** What was kept at the last visit. Files without their texts are too old, and go. */
export const readStoredDraft = async (): Promise<Kept> => {
  const draft = storedDraft()
  if (!draft) {
    await forget()
    return { ...noDraft(), papers: {} }
  }
  const papers = await withFiles((files) => get<DocumentDrafts>(key, files))
  return { ...draft, papers: papers ?? {} }
}
