import type { Order } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import type { readPushKey } from '@sufra/shared/push/push.routes'
import { browserStorage } from '@sufra/shared/browser-storage'
import { Button } from '@sufra/shared/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Share } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'

const storageKey = 'sufra-home-screen'

/**
 * Whether this is a tab of an iPhone or iPad, whose browsers notify only apps on the home screen (iOS 16.4). Only Apple's browsers have
 * `standalone`.
 */
const isIosTab = () => 'standalone' in navigator && navigator.standalone === false && 'ontouchend' in document

/**
 * Explains notifications on an iPhone, if the platform sends them. They work for the next order, because an app on the home screen has its
 * own storage, without this order. It is shown until the diner has read it.
 */
export const HomeScreenHint = ({ order: { status } }: { order: Order }) => {
  const { t } = useTranslation()
  const [isRead, setRead] = useState(() => browserStorage.getItem(storageKey) !== null)
  const isWanted = isOpenOrder(status) && !isRead && isIosTab()
  const { data } = useQuery({
    queryKey: ['push-key'],
    queryFn: () => call<typeof readPushKey>({ method: 'GET', path: '/api/push-key' }, {}),
    enabled: isWanted,
    staleTime: Infinity,
  })
  if (!isWanted || !data?.data.publicKey) return null
  const dismiss = () => {
    browserStorage.setItem(storageKey, '1')
    setRead(true)
  }
  return (
    <section className="m-4 mb-0 flex flex-col gap-3 rounded-card border border-line bg-card p-4 text-sm">
      <h2 className="flex items-center gap-3 font-bold">
        <Share aria-hidden className="size-5 shrink-0" /> <span>{t('offline.homeScreenTitle')}</span>
      </h2>
      <p>{t('offline.homeScreenText')}</p>
      <Button kind="secondary" className="self-start" onClick={dismiss}>
        {t('offline.homeScreenRead')}
      </Button>
    </section>
  )
}
