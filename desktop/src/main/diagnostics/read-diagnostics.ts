// Diagnostics of this machine for support, without names, numbers or addresses of guests or staff.
import { maxLogLines, type Diagnostics } from '@sufra/shared/support/diagnostics'
import type { DeskState } from '../../bridge/desk-state.ts'
import { safeLogLines } from './log-lines.ts'

type Deps = { state: DeskState; machine: Record<string, string>; log: string; now: Date }

const counted = (values: readonly string[]) => {
  const kinds = [...new Set(values)].map((value) => `${value} ${values.filter((each) => each === value).length}`)
  return kinds.length > 0 ? ` (${kinds.join(', ')})` : ''
}
/** Our own refusal codes consist of lower-case letters, `_` and `.`; any other text is hidden. */
const codeOf = (code: string | undefined) => (code && /^[a-z_.]+$/.test(code) ? code : 'unknown')

export const readDiagnostics = ({ state, machine, log, now }: Deps): Diagnostics => {
  const { connection, printing, pendingCalls, settings, storesSignIn, update, notes } = state
  const refused = pendingCalls.filter((call) => call.state === 'refused')
  return {
    facts: [
      ['made at', now.toISOString()],
      ['app', 'desktop'],
      ...Object.entries(machine),
      ['mode', settings.mode],
      ['connection', connection],
      ['printers', `${settings.printers.length}${counted(settings.printers.map(({ transport }) => transport.kind))}`],
      ['tickets waiting', `${printing.waiting}`],
      ['ticket problems', `${printing.troubles.length}${counted(printing.troubles.map(({ problem }) => problem))}`],
      ['changes waiting', `${pendingCalls.length - refused.length}`],
      ['changes refused', `${refused.length}${counted(refused.map(({ refusal }) => codeOf(refusal?.error)))}`],
      ['stores the sign-in', storesSignIn ? 'yes' : 'no'],
      ['update', update?.version ?? 'none'],
      ['notes', notes.length > 0 ? notes.join(', ') : 'none'],
    ],
    log: safeLogLines(log, maxLogLines),
  }
}
