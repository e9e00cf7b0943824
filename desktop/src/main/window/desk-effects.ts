import type { Notification } from 'electron/main'
import type { Language } from '@sufra/shared/localized-text'
import { showOrderNotification } from '../alerts/order-notification.ts'
import type { DeskEffects } from '../core-options.ts'
import { emitTo } from './emit.ts'
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
