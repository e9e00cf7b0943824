// The checkout of this tab, shared by all pages and created on first use.
import { newId } from '@sufra/shared/new-id'
import { showFailure, showNote } from '@sufra/shared/ui/toasts'
import i18next from 'i18next'
import { call } from '../common/api/api.ts'
import { showBrowserNotification } from '../common/ui/browser-notification.ts'
import { visits } from '../common/session/own-visits.ts'
import { readNewestSession, updateSession, useSession } from '../common/session/session.ts'
import { maySend, paymentSourceOf } from './methods/payment-sources.ts'
import { openChallenge, setChallenge } from './challenge/challenge.ts'
import { failureText } from './pending/failure-text.ts'
import { runCheckout, type RunningCheckout } from './run-checkout.ts'
import { resolveOrder, sendOrder } from './send-order.ts'

const tab = newId()
const lockOf = (owner: string) => `sufra-tab-${owner}`

/** Web Locks, undefined on plain http. */
// oxlint-disable-next-line eslint/no-restricted-properties -- the only place that checks for support
const locks = 'locks' in navigator ? (navigator.locks as LockManager | undefined) : undefined

/** Holds a lock while this tab is open, so that other tabs can detect it. */
const holdLock = () => void locks?.request(lockOf(tab), () => new Promise(() => {}))

const isTabAlive = async (owner: string): Promise<boolean | undefined> => {
  const state = await locks?.query()
  return state?.held?.some(({ name }) => name === lockOf(owner))
}

const start = (): RunningCheckout => {
  holdLock()
  const controller = runCheckout({
    tab,
    read: readNewestSession,
    update: updateSession,
    maySend,
    send: async (snapshot) => {
      // Lets a slow phone first show that the button was pressed.
      await new Promise((resolve) => setTimeout(resolve))
      return sendOrder(call, visits, snapshot, paymentSourceOf(snapshot))
    },
    onSentAwaiting: ({ key }, challengeUrl) => {
      setChallenge(key, challengeUrl)
      openChallenge(challengeUrl)
    },
    onAwaiting: ({ key }, challengeUrl) => setChallenge(key, challengeUrl),
    resolve: (snapshot, withdraw) => resolveOrder(call, snapshot, withdraw),
    isOnline: () => navigator.onLine,
    isTabAlive,
    now: phoneNow,
    newId,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    onPlaced: ({ orderNumber }, isLate) => {
      const text = i18next.t(isLate ? 'checkout.placedLate' : 'checkout.placedText', { number: orderNumber })
      void showBrowserNotification(i18next.t('checkout.placedTitle'), text, '🧾')
      if (isLate) showNote(text)
    },
    onFailure: (failure, error) => showFailure(failureText(failure, error, i18next.t)),
  })
  addEventListener('online', () => void controller.runNow())
  // This or another tab changed the checkout.
  useSession.subscribe((session, before) => {
    if (session.checkout.state !== before.checkout.state) void controller.runNow()
  })
  return controller
}

let controller: RunningCheckout | undefined

/** The clock for the time of a confirmation and its age. Both use the same clock, so that a wrong one does no harm. */
export const phoneNow = Date.now

export const checkout = (): RunningCheckout => (controller ??= start())

/** Hides the reason of a refusal when the diner continues. */
export const dismissRejection = () => {
  const { checkout: now } = useSession.getState()
  if (now.state === 'rejected') checkout().dismiss(now.snapshot.key)
}
