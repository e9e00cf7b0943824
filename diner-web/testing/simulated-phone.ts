// A phone with the app open in two tabs, with the app's own session, state machine and controller.
import type { Call } from '@sufra/shared/contract/client'
import { runCheckout, type RunningCheckout } from '../src/checkout/run-checkout.ts'
import { resolveOrder, sendOrder } from '../src/checkout/send-order.ts'
import { emptySession, type OrderSnapshot, type Place, type Session } from '../src/common/session/session-fields.ts'
import { createSessionStorage } from '../src/common/session/session-storage.ts'
import { createSharedSession } from '../src/common/session/shared-session.ts'
import { createVisits } from '../src/common/session/visits.ts'
import type { createSimulatedClock } from './simulated-clock.ts'

export type Tab = { id: string; state: Session; controller: RunningCheckout; session: ReturnType<typeof createSharedSession> }

type Options = {
  call: Call
  place: Place
  clock: ReturnType<typeof createSimulatedClock>
  isOnline: () => boolean
  /** Whether there are Web Locks, as on https, with which tabs detect each other. */
  hasLocks: boolean
  newId: () => string
  onSend: (snapshot: OrderSnapshot) => void
}

export const createSimulatedPhone = ({ call, place, clock, isOnline, hasLocks, newId, onSend }: Options) => {
  const stored = new Map<string, string>()
  // Each tab has its own storage, also after a reload, because its memory is not shared.
  const openStorage = () =>
    createSessionStorage(
      { getItem: (name) => stored.get(name) ?? null, setItem: (name, text) => void stored.set(name, text), removeItem: () => {} },
      { getItem: () => null, setItem: () => {}, removeItem: () => {} }, // both tabs are at `place`
      () => clock.now,
    )
  const tabs: Tab[] = []

  const setState = (tab: Tab, state: Session) => {
    const isChanged = tab.state.checkout.state !== state.checkout.state
    tab.state = state
    if (isChanged) void tab.controller.runNow() // like the page
  }

  const openTab = (): Tab => {
    const storage = openStorage()
    const tab = { id: newId(), state: { ...emptySession, ...storage.load(), ...place } } as Tab // the remaining fields are set below
    tab.session = createSharedSession({ storage, getState: () => tab.state, setState: (state) => setState(tab, state) })
    tab.controller = runCheckout({
      tab: tab.id,
      read: tab.session.read,
      update: tab.session.update,
      maySend: () => true,
      onSentAwaiting: () => {},
      onAwaiting: () => {},
      send: (snapshot) => {
        const { checkout } = tab.session.read()
        onSend('snapshot' in checkout ? checkout.snapshot : snapshot)
        return sendOrder(call, createVisits({ call, read: tab.session.read, update: tab.session.update }), snapshot)
      },
      resolve: (snapshot, withdraw) => resolveOrder(call, snapshot, withdraw),
      isOnline,
      isTabAlive: async (id) => (hasLocks ? tabs.some((each) => each.id === id) : undefined),
      now: () => clock.now,
      newId,
      after: clock.after,
      onPlaced: () => {},
      onFailure: () => {},
    })
    return tab
  }

  tabs.push(openTab(), openTab())
  return {
    tabs,
    reload: (tab: Tab) => {
      tab.controller.end()
      const opened = openTab()
      tabs[tabs.indexOf(tab)] = opened
      void opened.controller.runNow()
    },
    /** The stored session. */
    session: () => tabs[0]!.session.read(), // there are always two tabs
  }
}
