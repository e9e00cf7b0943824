// Main's handlers for the IPC calls of bridge.ts.
import type { BrowserWindow, Dialog } from 'electron/main'
import type { Language } from '@sufra/shared/localized-text'
import { listTables } from '@sufra/shared/tables/table.routes'
import type { DiningTable } from '@sufra/shared/tables/table'
import type { IpcHandlers } from './handle-invocations.ts'
import type { DeskCore } from './desk-core.ts'
import { readDiagnostics } from './diagnostics/read-diagnostics.ts'
import { checkCloud, originOf } from './life/check-cloud.ts'
import type { Logs } from './life/logs.ts'
import { findPrinters } from './printing/find-printers.ts'
import { listQueues } from './printing/list-queues.ts'

type Deps = {
  core: DeskCore
  logs: Pick<Logs, 'save' | 'read'>
  dialog: Pick<Dialog, 'showSaveDialog'>
  /** Dialogs belong to this window, since it is above all others while it rings. */
  deskWindow: () => BrowserWindow
  machine: Record<string, string>
  platform: NodeJS.Platform
  networks: () => string[]
  setBadge: (waiting: number) => void
  setLaunch: (launches: boolean) => void
  setLanguage: (language: Language) => void
  /** Called when the address or the mode has changed: the window reloads. */
  onConnected: () => void
  installUpdate: () => void
}

/** Handlers of some calls; together they must cover the whole bridge. */
type Some<Name extends keyof IpcHandlers> = Pick<IpcHandlers, Name>

const createSettingsHandlers = ({ core, setLaunch, setLanguage, onConnected }: Deps): Some<'connect' | 'saveSettings' | 'setLanguage'> => ({
  connect: async ({ address, mode }) => {
    const origin = originOf(address)
    if (!origin) return { problem: 'invalid' }
    const problem = await checkCloud(origin, fetch)
    if (problem) return { problem }
    core.changeSettings({ address: origin, mode })
    onConnected()
    return { problem: null }
  },
  saveSettings: (change) => {
    core.changeSettings(change)
    if (change.launchesAtSignIn !== undefined) setLaunch(change.launchesAtSignIn)
    return null
  },
  setLanguage: ({ language }) => {
    setLanguage(language)
    return null
  },
})

const createDeskHandlers = ({
  core,
  setBadge,
}: Deps): Some<'readDesk' | 'testRing' | 'soundReady' | 'setBadge' | 'dismissNote' | 'dismissPendingCall'> => ({
  readDesk: () => core.state(),
  testRing: ({ sound }) => {
    core.alarm.playOnce(sound)
    return null
  },
  soundReady: () => {
    core.alarm.resendCommand()
    return null
  },
  setBadge: ({ waiting }) => {
    setBadge(waiting)
    return null
  },
  dismissNote: ({ note }) => {
    core.dismissNote(note)
    return null
  },
  dismissPendingCall: ({ key }) => {
    core.outbox.dismiss(key)
    return null
  },
})

const createPrintHandlers = ({
  core,
  platform,
  networks,
}: Deps): Some<
  | 'listQueues'
  | 'findPrinters'
  | 'testPrint'
  | 'printOrder'
  | 'printReceipt'
  | 'printTable'
  | 'printDay'
  | 'printBill'
  | 'retryPrint'
  | 'dropPrint'
> => {
  const tableOf = (tableId: string): DiningTable | undefined => {
    const body = core.responses.get(listTables.path)
    return body === undefined ? undefined : (JSON.parse(body) as { data: DiningTable[] }).data.find(({ _id }) => _id === tableId) // verified by its hash
  }

  return {
    listQueues: () => listQueues(platform),
    findPrinters: () => findPrinters(networks()),
    testPrint: async ({ printerId }) => ({ problem: await core.printing.printTest(printerId) }),
    printOrder: ({ orderId }) => {
      const order = core.orders.read(orderId)
      return { jobs: order ? core.printing.printAgain(order) : 0 }
    },
    printReceipt: ({ orderId }) => core.printing.printReceipt(orderId),
    printTable: async ({ tableId, printerId }) => {
      const table = tableOf(tableId)
      const name = core.session.user()?.restaurant?.name
      if (!table || !name) return { problem: 'failed', codeVersion: 0 }
      return { problem: await core.printing.printTable(table, name, printerId), codeVersion: table.codeVersion }
    },
    printDay: async ({ day, isReprint, printerId }) => {
      const name = core.session.user()?.restaurant?.name
      return { problem: name ? await core.printing.printDay(day, { restaurantName: name, isReprint }, printerId) : 'failed' }
    },
    printBill: async ({ bill }) => {
      const name = core.session.user()?.restaurant?.name
      return name ? core.printing.printBill(bill, name) : { printer: null, problem: 'failed' }
    },
    retryPrint: ({ jobId }) => {
      core.printing.retry(jobId)
      return null
    },
    dropPrint: ({ jobId }) => {
      core.printing.drop(jobId)
      return null
    },
  }
}

const createSupportHandlers = ({
  core,
  logs,
  dialog: systemDialog,
  deskWindow,
  machine,
  installUpdate,
}: Deps): Some<'saveLogs' | 'readDiagnostics' | 'installUpdate'> => ({
  saveLogs: async () => {
    const { canceled, filePath } = await systemDialog.showSaveDialog(deskWindow(), { defaultPath: 'sufra-support.txt' })
    if (canceled || !filePath) return { path: null }
    logs.save(filePath, machine)
    return { path: filePath }
  },
  readDiagnostics: () => readDiagnostics({ state: core.state(), machine, log: logs.read(), now: new Date() }),
  installUpdate: () => {
    if (core.state().update?.canInstall) installUpdate()
    return null
  },
})

export const createIpcHandlers = (deps: Deps): IpcHandlers => ({
  ...createSettingsHandlers(deps),
  ...createDeskHandlers(deps),
  ...createPrintHandlers(deps),
  ...createSupportHandlers(deps),
})
