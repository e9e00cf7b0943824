import { PermanentSendError } from './sender.ts'

/**
 * The reason of a failure for the log, without the mail server's response, which may contain the address. The row
 * stores the full response.
 */
export const reasonForLog = (error: unknown): string => {
  if (error instanceof PermanentSendError) return 'permanent failure'
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : codeOfCause(error)
  const answer = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return code === undefined ? error.message : `${code}${answer}`
}

const codeOfCause = ({ cause }: Error) => (cause instanceof Error && 'code' in cause ? String(cause.code) : undefined)
