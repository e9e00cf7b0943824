import type { Notification } from 'electron/main'
import type { Language } from '@sufra/shared/localized-text'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { translate } from '../life/translate.ts'

type Deps = { Notification: typeof Notification; language: Language; open: () => void }

/** Shows a system notification for a new order. It is silent because the alarm plays its own sound. A click opens the order. */
export const showOrderNotification = (order: CounterOrderOnWire, { Notification: SystemNotification, language, open }: Deps) => {
  const notification = new SystemNotification({
    title: translate(language, 'newOrder', { number: order.orderNumber }),
    body: order.tableNumber === null ? order.customerDetails.vehicleModel : translate(language, 'table', { number: order.tableNumber }),
    silent: true,
  })
  notification.on('click', open)
  notification.show()
}
