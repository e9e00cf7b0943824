import { fileProblem } from '@sufra/shared/documents/document'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { documentType, signatureLength } from '@sufra/shared/uploads'

type CheckedFiles = { accepted: File[]; rejected: { name: string; problem: RefusalCode }[] }

/** Checks the size and the first bytes of each file, not its name. Accepted files get the detected type. */
export const checkFiles = async (files: readonly File[]): Promise<CheckedFiles> => {
  const result: CheckedFiles = { accepted: [], rejected: [] }
  for (const file of files) {
    const type = documentType(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
    const problem = fileProblem(file.size, type)
    if (problem) result.rejected.push({ name: file.name, problem })
    else result.accepted.push(file.type === type ? file : new File([file], file.name, { type }))
  }
  return result
}
