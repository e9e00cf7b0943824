// A payment of each kind of payers, for tests of the behaviour that all kinds share.
import { randomUUID } from 'node:crypto'
import { payInvoiceByCard, readOwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import type { PayerKind } from '../../src/money/payments/calls/calls.store.ts'
import { addPlan } from '../../src/money/subscriptions/subscriptions.test-data.ts'
import { addAdmin } from '../test-restaurant.ts'
import { useBillScene } from './bill-scene.ts'

type PayerUnderTest = {
  job: string
  /** Begins a payment, whatever the gateway answers. */
  begin: () => Promise<void>
  /** Returns the state that matches the views of the payer and of the restaurant, or these views as JSON when they match no state. */
  state: () => Promise<string>
  /** Returns the reason of the failure that the payer sees, or null. */
  error: () => Promise<string | null>
  /** Accepts orders, so that they are captured. */
  accept: () => Promise<void>
  /** Moves the clock and runs the job; orders are then accepted, and the job runs again. */
  run: (seconds?: number) => Promise<void>
}

/** Milliseconds for which a session certainly lasts. */
const sessionLasts = 5 * 60_000

export const usePayers = () => {
  const scenes = useBillScene()
  const { scene, pay, listed, emitted, resolve, move } = scenes
  const signedIn = { email: '', at: 0 }
  /** Returns the counter. Signs in for another restaurant, and again when the session may have ended. */
  const signIn = async () => {
    const { email } = scene.restaurant
    if (signedIn.email !== email || signedIn.at < scene.now.getTime() - sessionLasts) {
      Object.assign(scene, { counter: (await scene.api.signedIn(email)).call })
      Object.assign(signedIn, { email, at: scene.now.getTime() })
    }
    return scene.counter
  }
  const runJob = async (name: string, seconds = 0) => {
    Object.assign(scene, { now: new Date(scene.now.getTime() + seconds * 1_000) })
    await scene.api.runJob(name)
  }
  const stateOf = (found: object, states: Record<string, object>): string => {
    const text = JSON.stringify(found)
    return Object.entries(states).find(([, facts]) => JSON.stringify(facts) === text)?.[0] ?? text
  }
  const errorOf = (outcome: object) => ('error' in outcome ? String(outcome.error) : null)
  const begun = { key: '', phone: undefined as ReturnType<typeof scenes.phone> | undefined } // set by `begin`

  const begunPhone = () => {
    if (!begun.phone) throw new Error('no share was paid')
    return begun.phone
  }

  const order: PayerUnderTest = {
    job: 'settle-payments',
    begin: async () => {
      begun.key = randomUUID()
      await scenes.payOrder({}, begun.key).catch(() => undefined) // it may be declined
    },
    state: async () => {
      await signIn()
      const { outcome } = await resolve(begun.key)
      const events = (await emitted()).filter((event) => event === 'order_placed').length
      return stateOf(
        { outcome, events, orders: (await listed()).map(({ payment }) => payment.state) },
        {
          awaiting: { outcome: 'awaiting', events: 0, orders: [] },
          failed: { outcome: 'declined', events: 0, orders: [] },
          authorised: { outcome: 'placed', events: 1, orders: ['authorised'] },
          paid: { outcome: 'placed', events: 1, orders: ['captured'] },
        },
      )
    },
    error: async () => errorOf(await resolve(begun.key)),
    accept: async () => {
      await signIn()
      for (const { orderId, status } of await listed()) if (status === 'Received') await move(orderId, 'Preparing')
    },
    run: async (seconds) => {
      await runJob('settle-payments', seconds)
      await order.accept()
      await runJob('settle-payments')
    },
  }

  const share: PayerUnderTest = {
    job: 'settle-bill-payments',
    begin: async () => {
      const phone = scenes.phone()
      Object.assign(begun, { key: randomUUID(), phone })
      await scenes.placeTeas(phone, 2)
      await pay(phone, { share: { kind: 'all' }, amount: 10 }, begun.key).catch(() => undefined) // it may be declined
    },
    state: async () => {
      const { outcome } = await scenes.resolveKey(begunPhone(), begun.key)
      const { due, reserved } = await scenes.bill(begunPhone())
      const found = {
        outcome: outcome === 'declined' ? 'over' : outcome,
        due,
        reserved,
        paid: (await scenes.received()).map(({ paid }) => paid),
      }
      return stateOf(found, {
        awaiting: { outcome: 'awaiting', due: 0, reserved: 10, paid: [0] },
        failed: { outcome: 'over', due: 10, reserved: 0, paid: [0] },
        paid: { outcome: 'paid', due: 0, reserved: 0, paid: [10] },
      })
    },
    error: async () => errorOf(await scenes.resolveKey(begunPhone(), begun.key)),
    accept: async () => {},
    run: (seconds) => runJob('settle-bill-payments', seconds),
  }

  const newestInvoice = async () => (await (await signIn())(readOwnSubscription, {})).data?.invoices[0]
  const invoice: PayerUnderTest = {
    job: 'settle-invoice-payments',
    begin: async () => {
      await addPlan((await scene.api.signedIn((await addAdmin(scene.api.connection.db)).email, 'admin')).call)
      await scene.api.runJob('start-trials')
      await scene.api.runJob('issue-invoices')
      const number = (await newestInvoice())?.number ?? 0
      await scene.counter(payInvoiceByCard, { params: { number } })
    },
    state: async () => {
      const found = await newestInvoice()
      const outcome = found?.cardPayment?.outcome
      const isOver = outcome !== 'awaiting' && outcome !== 'paid'
      return stateOf(
        { outcome: isOver ? 'over' : outcome, state: found?.state, paid: found?.payments.map(({ amount }) => amount) },
        {
          awaiting: { outcome: 'awaiting', state: 'open', paid: [] },
          failed: { outcome: 'over', state: 'open', paid: [] },
          paid: { outcome: 'paid', state: 'paid', paid: [200] },
        },
      )
    },
    error: async () => {
      const reason = (await newestInvoice())?.cardPayment?.error
      return reason ? `payment.declined_${reason}` : null
    },
    accept: async () => {},
    run: (seconds) => runJob('settle-invoice-payments', seconds),
  }

  return { scene, webhook: scenes.webhook, payers: { order, share, invoice } satisfies Record<PayerKind, PayerUnderTest> }
}
