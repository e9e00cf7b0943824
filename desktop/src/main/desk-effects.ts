import type { Notification } from 'electron/main'
import type { Language } from '@sufra/shared/localized-text'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { DeskEffects } from './core-options.ts'
import { translate } from './life/translate.ts'
import { emitTo } from './window/emit.ts'
import type { DeskWindows } from './open-windows.ts'

type Deps = {
  /** A function, because the windows are opened after the core. */
  windows: () => DeskWindows
  Notification: typeof Notification
  language: () => Language
  /** Whether a member of a restaurant is signed in. */
  isMerchant: () => boolean
  /** `system`: the computer stays awake, so that orders arrive. `screen`: its screen stays on. */
  stayAwake: (needed: { system: boolean; screen: boolean }) => void
  logError: (what: string, error: unknown) => void
}

/** Maximum number of notifications that can be clicked later. */
const maxNotifications = 100

/** Returns the effects of the core on the windows and the operating system, and functions that show the window. */
export const createDeskEffects = ({ windows, Notification: SystemNotification, language, isMerchant, stayAwake, logError }: Deps) => {
  /** Notifications that can still be clicked. One without a reference could be collected, and its click would be lost. */
  const notifications = new Set<Notification>()
  let hasOpenOrders = false
  const updateAwake = () => stayAwake({ system: isMerchant(), screen: hasOpenOrders })
  const deskWindow = () => windows().deskWindow
  const showWindow = () => {
    deskWindow().show()
    deskWindow().focus()
  }
  const openOrder = (orderId: string) => {
    showWindow()
    emitTo(deskWindow(), 'openOrder', { orderId })
  }

  const effects: DeskEffects = {
    sound: (command) => windows().sound.play(command),
    onLevel: (level) => {
      const isRinging = level !== 'quiet'
      deskWindow().flashFrame(isRinging)
      // Windows lets no program move its window above that of another program; a window that is always on top is above it.
      deskWindow().setAlwaysOnTop(isRinging, 'screen-saver')
      if (!isRinging) return
      // Brings the window to the front without taking the keyboard focus.
      deskWindow().showInactive()
      deskWindow().moveTop()
    },
    onNewOrder: (order) => {
      const notification = createOrderNotification(order, { Notification: SystemNotification, language: language() })
      const forget = () => notifications.delete(notification)
      notifications.add(notification)
      const [oldest] = notifications
      if (oldest && notifications.size > maxNotifications) notifications.delete(oldest)
      notification.on('click', () => {
        forget()
        openOrder(order.orderId)
      })
      // After its time Windows keeps it in its list, where it can still be clicked.
      notification.on('close', ({ reason }) => {
        if (reason !== 'timedOut') forget()
      })
      notification.on('failed', (_event, error) => {
        forget()
        logError('a notification could not be shown', error)
      })
      notification.show()
    },
    onCounts: ({ waiting, open }) => {
      windows().tray.show(waiting)
      hasOpenOrders = open > 0
      updateAwake()
    },
    onFeedEvent: (envelope) => emitTo(deskWindow(), 'feedEvent', envelope),
    onBoardReset: () => emitTo(deskWindow(), 'boardReset', null),
    onResponsesChanged: (paths) => emitTo(deskWindow(), 'responsesChanged', { paths }),
    onState: (state) => {
      updateAwake()
      emitTo(deskWindow(), 'deskChanged', state)
    },
  }
  return { effects, showWindow }
}

/** Creates a system notification for a new order. It is silent because the alarm plays its own sound. */
const createOrderNotification = (
  order: CounterOrderOnWire,
  { Notification: SystemNotification, language }: { Notification: typeof Notification; language: Language },
) =>
  new SystemNotification({
    title: translate(language, 'newOrder', { number: order.orderNumber }),
    body: order.tableNumber === null ? order.customerDetails.vehicleModel : translate(language, 'table', { number: order.tableNumber }),
    silent: true,
  })
