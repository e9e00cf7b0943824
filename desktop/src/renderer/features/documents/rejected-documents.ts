import { ApiError } from '@sufra/shared/contract/api-error'
import { documentKinds, type DocumentKind } from '@sufra/shared/documents/document'
import { isKnownCode } from '@sufra/shared/features'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { z } from 'zod'

const details = z.object({ fields: z.array(z.object({ path: z.string(), code: z.custom<RefusalCode>(isKnownCode) })) })

/** The server's refusals of single documents (a file, or one of its dates), by kind; empty for any other error. */
export const rejectedDocuments = (error: unknown): Partial<Record<DocumentKind, RefusalCode>> => {
  const parsed = details.safeParse(error instanceof ApiError ? error.reply.details : undefined)
  const problems: Partial<Record<DocumentKind, RefusalCode>> = {}
  for (const { path, code } of parsed.data?.fields.toReversed() ?? []) {
    const kind = documentKinds.find((each) => path.startsWith(each))
    if (kind) problems[kind] = code
  }
  return problems
}
