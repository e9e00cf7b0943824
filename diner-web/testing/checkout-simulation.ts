// Simulates a phone with two tabs, a lossy network, and a diner with random actions.
import { createClient } from '@sufra/shared/contract/client'
import type { CartItem } from '@sufra/shared/cart/cart'
import { addToCart, decrease, increase, lineKey, removeFromCart } from '@sufra/shared/cart/change-cart'
import { replaceLine, restoreLine } from '@sufra/shared/cart/change-cart'
import { dirhams } from '@sufra/shared/money'
import { staleAfter } from '../src/checkout/checkout-machine.ts'
import type { Place } from '../src/common/session/session-fields.ts'
import { withoutOrder } from '../src/common/session/without-order.ts'
import { createInvariants, itemsAsText, type Ordered } from './checkout-invariants.ts'
import { createLossyNetwork, type Fetch } from './lossy-network.ts'
import { randomOf } from './random.ts'
import { createSimulatedClock } from './simulated-clock.ts'
import { createSimulatedPhone, type Tab } from './simulated-phone.ts'

export type CheckoutServer = {
  fetch: Fetch
  placedOrders: () => Promise<readonly Ordered[]>
  /** Toggles whether the server refuses orders because of a changed menu. */
  changeMenu: () => unknown
}
export type World = {
  server: CheckoutServer
  place: Place
  customerName: string
  dishes: readonly Omit<CartItem, 'quantity' | 'restaurantId'>[]
  /** Flushes pending responses. */
  tick: () => Promise<void>
}

const minute = 60_000
const notes = ['No onions', 'بدون بصل']

/** Simulates one phone. `problems` is empty when all invariants held. */
export const simulateCheckout = async (seed: number, steps: number, { server, place, customerName, dishes, tick }: World) => {
  const random = randomOf(seed)
  const chance = (share: number) => random() < share
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]! // the list is never empty
  let [ids, ended] = [0, 0]
  const newId = () => `${seed}-${(ids += 1)}-`.padEnd(24, 'x')
  const network = createLossyNetwork(server.fetch, random)
  const settle = async () => {
    for (let idle = 0; idle < 3; idle = network.inFlight === 0 ? idle + 1 : 0) await tick()
  }
  const clock = createSimulatedClock(settle)
  const phone = createSimulatedPhone({
    call: createClient({ baseUrl: '', fetch: network.fetch }),
    place,
    clock,
    isOnline: () => network.isOnline,
    hasLocks: seed % 2 === 0,
    newId,
    onSend: ({ confirmedAt }) => {
      if (clock.now - confirmedAt > staleAfter + minute) invariants.problems.push('a stale order was sent without confirmation')
    },
  })
  const invariants = createInvariants(phone.session())
  const customerDetails = { customerName, mobileNumber: '97455512345', vehicleModel: '', vehicleNumber: '', vehicleColor: '' }

  /** Changes the cart like the pages, sometimes with a note. */
  const edit = ({ session }: Tab) =>
    session.update(({ cart, currentUniqueId }) => {
      const note = chance(0.3) ? pick(notes) : undefined
      const added = { ...pick(dishes), restaurantId: place.restaurantId, quantity: 1, ...(note && { note }) }
      const add = () => addToCart(cart, added)
      const line = cart.length > 0 && chance(0.7) ? pick(cart) : undefined
      if (!line) return { cart: add(), currentUniqueId: currentUniqueId || newId() }
      const key = lineKey(line)
      const changes = [
        add,
        () => increase(cart, key),
        () => decrease(cart, key),
        () => removeFromCart(cart, key),
        () => restoreLine(removeFromCart(cart, key), line, cart.indexOf(line)),
        () => replaceLine(cart, key, added),
      ]
      return { cart: pick(changes)(), currentUniqueId: currentUniqueId || newId() }
    })

  /** Confirms what this tab displays, like `useConfirm`. No two confirmations have the same cash amount. */
  const confirm = ({ state, session, controller }: Tab) => {
    if (state.cart.length === 0) return
    const { cart, orderInstructions } = state
    const cashAmount = dirhams(1_000_000 + 100 * ids)
    const isShown = itemsAsText(session.read().cart) === itemsAsText(cart)
    clock.now += 1
    void controller.confirm({
      ...place,
      confirmedAt: clock.now,
      cart,
      orderType: 'Dine-in',
      customerDetails,
      orderInstructions,
      paymentMethod: 'Cash',
      cashAmount,
    })
    // The state machine has accepted or ignored it before the first request is sent.
    const { checkout } = session.read()
    if (!('snapshot' in checkout) || checkout.snapshot.confirmedAt !== clock.now) return
    if (!isShown) invariants.problems.push('a cart that another tab had changed was confirmed')
    newId()
    invariants.confirmed(checkout.snapshot.key, { items: cart, cashAmount: cashAmount / 100, orderInstructions })
  }

  const cancel = ({ session, controller }: Tab) => {
    const { checkout } = session.read()
    if (checkout.state !== 'waiting' && checkout.state !== 'unconfirmed') return
    invariants.cancelled(checkout.snapshot.key)
    void controller.cancel(checkout.snapshot.key)
  }

  const answer = ({ session, controller }: Tab) => {
    const { checkout } = session.read()
    if (checkout.state === 'rejected') controller.dismiss(checkout.snapshot.key)
    if (checkout.state === 'unconfirmed') void controller.sendAgain(checkout.snapshot.key)
    if (checkout.state !== 'waiting') return
    void (chance(0.5) ? controller.sendAgain(checkout.snapshot.key) : controller.sendWhenOnline(checkout.snapshot.key))
  }

  const switchNetwork = ({ controller }: Tab) => {
    network.isOnline = !network.isOnline
    void controller.runNow()
  }

  const deliver = ({ session }: Tab) => {
    const order = session.read().orders[0]
    if (!order) return
    ended += 1
    session.update((before) => withoutOrder(before, order.orderId))
  }

  const actions: [share: number, run: (tab: Tab) => unknown][] = [
    [6, edit],
    [5, confirm],
    [2, switchNetwork],
    [2, cancel],
    [3, answer],
    [2, phone.reload],
    [1, deliver],
    [1, ({ session }) => void session.update(() => ({ orderInstructions: pick(['', 'No onions']) }))],
    [3, () => clock.advance(Math.floor(random() * 10_000))],
    [1, () => clock.advance(Math.floor(random() * 30 * minute))],
    [1, server.changeMenu],
    [2, network.deliverLate],
  ]
  const total = actions.reduce((sum, [share]) => sum + share, 0)
  for (let step = 0; step < steps; step += 1) {
    let at = random() * total
    const [, run] = actions.find(([share]) => (at -= share) < 0) ?? actions[0]! // the list is never empty
    await run(pick(phone.tabs))
    invariants.observe(phone.session())
    if (chance(0.7)) await settle()
    invariants.observe(phone.session())
    for (const { session } of phone.tabs) if (chance(0.6)) session.follow()
  }

  // Final phase: the network is back, and the diner cancels orders that are still unconfirmed.
  network.isOnline = true
  network.isReliable = true
  for (let round = 0; round < 6; round += 1) {
    for (const { session, controller } of phone.tabs) {
      session.follow()
      void controller.runNow()
    }
    await settle()
    invariants.observe(phone.session())
    await clock.advance(minute)
    invariants.observe(phone.session())
    if (round > 2) cancel(pick(phone.tabs))
    await settle()
    invariants.observe(phone.session())
  }
  while (await network.deliverLate()) await settle()
  const placed = await server.placedOrders()
  invariants.check(placed, phone.session(), ended)
  for (const { controller } of phone.tabs) controller.end()
  return { problems: invariants.problems, confirmed: invariants.confirmations.length, placed: placed.length }
}
