// Definition of a call that staff can make while disconnected: one for each route with `offline: 'queue'`.
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import type { ReplyOf, Route } from '@sufra/shared/contract/route'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { PendingMove } from '@sufra/shared/orders/apply-move'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { z } from 'zod'
import type { PendingCallDescription } from '../../bridge/desk-state.ts'

type ParamsOf<R extends Route> = R['params'] extends z.ZodObject ? { [Name in keyof z.output<R['params']>]: string } : object
type BodyOf<R extends Route> = R['body'] extends z.ZodType ? z.output<R['body']> : undefined
type DataOf<R extends Route> = ReplyOf<R> extends { data: infer Data } ? Data : never

/** The cloud's refusal of a call that was sent from the outbox. */
export type CloudRefusal = { error?: string; message: string; details?: unknown }
/** A refusal by main, before the call is stored. */
type LocalRefusal = { status: number; error: ErrorReply['error']; details?: unknown }
/** Names for display, as far as they are cached. */
export type CachedNames = {
  orderNumber: (orderId: string) => number | undefined
  itemName: (itemId: string) => LocalizedText | undefined
}
/** Returns a stored order with the pending operations applied; undefined when it is not stored. */
export type ShownOrder = (orderId: string) => CounterOrderOnWire | undefined

type ResponseChange<Operation> = { route: Route; change: (data: unknown, operation: Operation) => unknown }

type OnAccepted<R extends Route> = {
  reply: () => ReplyOf<R>
  /** Stores an order that may be newer than the one from the feed. */
  storeOrder: (order: CounterOrderOnWire) => void
  /** Applies the operation to the cached response, which is not fetched again. */
  applyToCache: () => void
}

/** `Operation`: the content of the call in the form that its own functions need. */
export type OfflineCallDefinition<R extends Route, Operation> = {
  route: R
  /** `body` is parsed by the route's schema. `madeAt`: milliseconds since 1970 by this machine's clock. */
  toOperation: (call: { params: ParamsOf<R>; body: BodyOf<R>; madeAt: number }) => Operation
  /** The optimistic update of the screen: of each open order, and of a cached response. */
  apply: { order?: (order: CounterOrderOnWire, operation: Operation) => CounterOrderOnWire; response?: ResponseChange<Operation> }
  /** Whether a refused call has already taken effect. It is then removed instead of being listed for the staff. */
  isAlreadyApplied: (operation: Operation, refusal: CloudRefusal) => boolean
  /** The text for the list of pending calls. */
  describe: (operation: Operation, names: CachedNames) => PendingCallDescription
  /** Refuses a call that the cloud would certainly refuse. */
  refuse?: (operation: Operation, shownOrder: ShownOrder) => LocalRefusal | undefined
  /** Returns the data that the cloud would reply with. If this function is absent, the reply has no data. */
  reply?: (operation: Operation, shownOrder: ShownOrder) => unknown
  /** Called before the accepted call is removed from the outbox. */
  onAccepted?: (accepted: OnAccepted<R>) => void
  /** The move of an order, which the board shows too. */
  toMove?: (operation: Operation) => PendingMove
  /** The order that the operation pays; the board shows it as paid. */
  toPaidOrder?: (operation: Operation) => string
}

/** The change of a cached response by an operation. */
export const changeResponse = <R extends Route, Operation>(
  route: R,
  change: (data: DataOf<R>, operation: Operation) => DataOf<R>,
): ResponseChange<Operation> => ({
  route,
  change: (data, operation) => change(data as DataOf<R>, operation), // this is a cached response of the route
})

type Accepted = { body: string } & Pick<OnAccepted<Route>, 'storeOrder' | 'applyToCache'>

const bindOperation = <R extends Route, Operation>(definition: OfflineCallDefinition<R, Operation>, operation: Operation) => ({
  move: definition.toMove?.(operation) ?? null,
  paidOrderId: definition.toPaidOrder?.(operation) ?? null,
  applyToOrder: (order: CounterOrderOnWire) => definition.apply.order?.(order, operation) ?? order,
  /** The route whose cached response the operation changes. */
  changedRoute: definition.apply.response?.route,
  applyToData: (data: unknown) => definition.apply.response?.change(data, operation),
  isAlreadyApplied: (refusal: CloudRefusal) => definition.isAlreadyApplied(operation, refusal),
  describe: (names: CachedNames) => definition.describe(operation, names),
  refuse: (shownOrder: ShownOrder) => definition.refuse?.(operation, shownOrder),
  reply: (shownOrder: ShownOrder) => definition.reply?.(operation, shownOrder),
  onAccepted: ({ body, storeOrder, applyToCache }: Accepted) =>
    definition.onAccepted?.({ reply: () => JSON.parse(body) as ReplyOf<R>, storeOrder, applyToCache }), // our own server's response
})

/** A call that the cloud has not received yet, with its effects and its description. */
export type PendingOperation = ReturnType<typeof bindOperation<Route, unknown>>
export type OfflineCall = ReturnType<typeof offlineCall<Route, unknown>>

/** Registers the definition of a route. */
export const offlineCall = <R extends Route, Operation>(definition: OfflineCallDefinition<R, Operation>) => ({
  route: definition.route as Route,
  /** Returns the operation of a call; undefined when the body is not valid. */
  toOperation: (params: Record<string, string>, body: unknown, madeAt: number): PendingOperation | undefined => {
    const parsed = definition.route.body?.safeParse(body)
    if (!parsed?.success) return undefined
    const call = { params, body: parsed.data, madeAt } as Parameters<typeof definition.toOperation>[0] // parsed, and matched by the path
    return bindOperation(definition, definition.toOperation(call))
  },
})
