// Stores an application until it is submitted: its texts in localStorage, its files in IndexedDB. Both are deleted after submission.
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import type { DocumentDrafts } from '../../documents/drafts/draft.ts'
import { draftText, emptyDraft, parseDraft, type Draft } from './draft.ts'

const key = 'sufra-sign-up'

/** Returns undefined when IndexedDB is not available. */
const withFiles = async <Result>(action: (files: UseStore) => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await action(createStore(key, 'files'))
  } catch {
    return undefined // the page shows a warning when storing fails
  }
}

export type StoredDraft = Draft & { documents: DocumentDrafts }

/** Returns false when localStorage is not available. */
export const storeDraft = (draft: Draft): boolean => {
  try {
    localStorage.setItem(key, draftText(draft, serverNow()))
    return true
  } catch {
    return false // the page shows a warning
  }
}

/** Returns false when IndexedDB is not available. */
export const storeDocuments = async (documents: DocumentDrafts): Promise<boolean> =>
  (await withFiles((files) => set(key, documents, files).then(() => true))) ?? false

const storedDraft = () => {
  try {
    return parseDraft(localStorage.getItem(key), serverNow())
  } catch {
    return undefined // localStorage is not available
  }
}

export const deleteStoredDraft = async (): Promise<void> => {
  try {
    localStorage.removeItem(key)
  } catch {
    // without localStorage nothing is stored
  }
  await withFiles((files) => del(key, files))
}

/** Reads the draft of the last visit. Files without a valid draft are deleted. */
export const readStoredDraft = async (): Promise<StoredDraft> => {
  const draft = storedDraft()
  if (!draft) {
    await deleteStoredDraft()
    return { ...emptyDraft(), documents: {} }
  }
  const documents = await withFiles((files) => get<DocumentDrafts>(key, files))
  return { ...draft, documents: documents ?? {} }
}
