// The diagnostics to attach: of this machine in the desktop app, of the browser otherwise.
import { diagnosticsText, type Diagnostics } from '@sufra/shared/support/diagnostics'
import type { Language } from '@sufra/shared/localized-text'
import type { Bridge } from '../../../../../bridge/bridge.ts'

type Browser = Pick<Navigator, 'userAgent' | 'onLine' | 'language'>
type Deps = {
  bridge: Pick<Bridge, 'invoke'> | undefined
  browser: Browser
  size: [width: number, height: number]
  connection: string
  language: Language
  now: Date
}

const diagnosticsOfBrowser = ({ browser, connection, now }: Deps): Diagnostics => ({
  facts: [
    ['made at', now.toISOString()],
    ['app', 'browser'],
    ['connection', connection],
    ['browser is online', browser.onLine ? 'yes' : 'no'],
    ['browser language', browser.language],
    ['user agent', browser.userAgent],
  ],
  log: [],
})

/** The text of the file, which is displayed before it is attached. */
export const readDiagnostics = async (deps: Deps): Promise<string> => {
  const { facts, log } = (await deps.bridge?.invoke('readDiagnostics', null)) ?? diagnosticsOfBrowser(deps)
  return diagnosticsText({ facts: [...facts, ['language', deps.language], ['window', deps.size.join(' x ')]], log })
}
