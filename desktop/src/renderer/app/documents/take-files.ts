import { fileProblem } from '@sufra/shared/documents/document'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { documentType } from '@sufra/shared/uploads'

type Taken = { papers: File[]; refused: { name: string; problem: RefusalCode }[] }

const firstBytes = 16

/** Looks at each file's size and first bytes: a name says nothing. A paper gets the type that its bytes say. */
export const takeFiles = async (files: readonly File[]): Promise<Taken> => {
  const taken: Taken = { papers: [], refused: [] }
  for (const file of files) {
    const type = documentType(new Uint8Array(await file.slice(0, firstBytes).arrayBuffer()))
    const problem = fileProblem(file.size, type)
    if (problem) taken.refused.push({ name: file.name, problem })
    else taken.papers.push(file.type === type ? file : new File([file], file.name, { type }))
  }
  return taken
}
