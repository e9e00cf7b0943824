import { RefusedForGood } from './sender.ts'

/** Why a message was not sent, without what a mail server says of the address: logs name nobody. The row has the whole answer. */
export const reasonForLog = (error: unknown): string => {
  if (error instanceof RefusedForGood) return 'refused for good'
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : codeOfCause(error)
  const answer = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return code === undefined ? error.message : `${code}${answer}`
}

const codeOfCause = ({ cause }: Error) => (cause instanceof Error && 'code' in cause ? String(cause.code) : undefined)
