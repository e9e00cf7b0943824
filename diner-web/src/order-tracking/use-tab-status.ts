import type { Order } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import { statusTextOf } from '@sufra/shared/push/status-text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { iconOf } from '../common/ui/notification-options.ts'

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')

/** Shows the status of an open order in the title and the icon of the tab, for a diner who looks at another tab. */
export const useTabStatus = (order: Pick<Order, 'status' | 'orderNumber'> | undefined) => {
  const { t } = useTranslation()
  const status = order && isOpenOrder(order.status) ? order.status : undefined
  const number = order?.orderNumber
  // Runs after each render, because the page sets its own title.
  useEffect(() => {
    if (status) document.title = `${t(`orders.status.${status}`)} · ${t('tracking.number', { number })}`
  })
  useEffect(() => {
    const link = iconLink()
    if (!status || !link) return
    const { href } = link
    link.href = iconOf(statusTextOf(status).emoji)
    return () => {
      link.href = href
    }
  }, [status])
}
