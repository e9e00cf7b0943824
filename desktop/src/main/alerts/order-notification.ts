import type { Notification } from 'electron/main'
import type { Language } from '@sufra/shared/localized-text'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { say } from '../life/words.ts'

type Deps = { Notification: typeof Notification; language: Language; open: () => void }

/** The operating system's notification of a new order; it is silent, since the bell rings. A click opens the order. */
export const showOrderNotification = (order: CounterOrderOnWire, { Notification: SystemNotification, language, open }: Deps) => {
  const notification = new SystemNotification({
    title: say(language, 'newOrder', { number: order.orderNumber }),
    body: order.tableNumber === null ? order.customerDetails.vehicleModel : say(language, 'table', { number: order.tableNumber }),
    silent: true,
  })
  notification.on('click', open)
  notification.show()
}
