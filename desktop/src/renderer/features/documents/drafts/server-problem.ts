import { ApiError } from '@sufra/shared/contract/api-error'
import { checkDocument } from '@sufra/shared/documents/document.routes'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { call } from '../../../common/api/api.ts'
import { formOf } from '../../../common/forms/form-of.ts'

/** Maximum milliseconds to wait for the check. On a slow connection the file is checked when it is submitted. */
const maxWait = 20_000

/** The reason why the server will refuse a file, requested while its dialog is open. Undefined also when there is no response now. */
export const serverProblem = async (file: File): Promise<RefusalCode | undefined> => {
  const checked = call(checkDocument, { form: formOf([['file', file]]) }).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError && error.code?.startsWith('document.') ? error.code : undefined),
  )
  const waited = new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), maxWait))
  return Promise.race([checked, waited])
}
