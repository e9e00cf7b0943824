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
  preventSleep: (isNeeded: boolean) => void
}

/** Returns the effects of the core on the windows and the operating system, and functions that show the window. */
export const createDeskEffects = ({ windows, Notification: SystemNotification, language, preventSleep }: Deps) => {
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
      deskWindow().flashFrame(level === 'louder')
      if (level === 'quiet') return
      // Brings the window to the front without taking the keyboard focus.
      deskWindow().showInactive()
      deskWindow().moveTop()
    },
    onNewOrder: (order) =>
      showOrderNotification(order, { Notification: SystemNotification, language: language(), open: () => openOrder(order.orderId) }),
    onCounts: ({ waiting, open }) => {
      windows().tray.show(waiting)
      preventSleep(open > 0)
    },
    onFeedEvent: (envelope) => emitTo(deskWindow(), 'feedEvent', envelope),
    onBoardReset: () => emitTo(deskWindow(), 'boardReset', null),
    onResponsesChanged: (paths) => emitTo(deskWindow(), 'responsesChanged', { paths }),
    onState: (state) => emitTo(deskWindow(), 'deskChanged', state),
  }
  return { effects, showWindow }
}

type NotificationDeps = { Notification: typeof Notification; language: Language; open: () => void }

/** Shows a system notification for a new order. It is silent because the alarm plays its own sound. A click opens the order. */
const showOrderNotification = (order: CounterOrderOnWire, { Notification: SystemNotification, language, open }: NotificationDeps) => {
  const notification = new SystemNotification({
    title: translate(language, 'newOrder', { number: order.orderNumber }),
    body: order.tableNumber === null ? order.customerDetails.vehicleModel : translate(language, 'table', { number: order.tableNumber }),
    silent: true,
  })
  notification.on('click', open)
  notification.show()
}
