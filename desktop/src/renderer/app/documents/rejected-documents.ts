import { ApiError } from '@sufra/shared/contract/api-error'
import { documentKinds, type DocumentKind } from '@sufra/shared/documents/document'
import { isRefusalCode, type RefusalCode } from '@sufra/shared/refusals/refusals'
import { z } from 'zod'

const details = z.object({ fields: z.array(z.object({ path: z.string(), code: z.custom<RefusalCode>(isRefusalCode) })) })

/** What the server said against single papers (a file, or one of its dates), by card; empty for a failure of another kind. */
export const rejectedDocuments = (error: unknown): Partial<Record<DocumentKind, RefusalCode>> => {
  const parsed = details.safeParse(error instanceof ApiError ? error.reply.details : undefined)
  const problems: Partial<Record<DocumentKind, RefusalCode>> = {}
  for (const { path, code } of parsed.data?.fields.toReversed() ?? []) {
    const kind = documentKinds.find((each) => path.startsWith(each))
    if (kind) problems[kind] = code
  }
  return problems
}
