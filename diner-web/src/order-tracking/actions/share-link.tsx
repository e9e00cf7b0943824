import type { shareOrder } from '@sufra/shared/following/followed-order.routes'
import type { Order } from '@sufra/shared/orders/order'
import { Button } from '@sufra/shared/ui/button'
import { Sheet } from '@sufra/shared/ui/sheet'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import '../order-page.css'

/** Most browsers on desktops, and pages without https, have no share sheet. */
const hasShareSheet = () => 'share' in navigator

/** Offers a link with which another phone follows the order: in the phone's share sheet, copied, or as text to copy. */
export const ShareLink = ({ order: { orderId } }: { order: Order }) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState('')

  const offer = async (link: string) => {
    const url = new URL(link, location.origin).href
    try {
      if (hasShareSheet()) return await navigator.share({ title: t('tracking.title'), url })
      // oxlint-disable-next-line eslint/no-restricted-properties -- when it is missing, this throws and the link is shown
      await navigator.clipboard.writeText(url)
      showSuccess(t('follow.copied'))
    } catch (error) {
      // The diner closed the sheet, or the browser has neither function, as over http on the restaurant's own network.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShown(url)
    }
  }
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call<typeof shareOrder>({ method: 'POST', path: '/api/orders/:orderId/follow-link' }, { params: { orderId }, body: {} }),
    onSuccess: ({ data }) => void offer(data.link),
    onError: (error) => showError(error, t),
  })
  return (
    <>
      <Button kind="secondary" className="mx-4 mb-4" isBusy={isPending} onClick={() => mutate()}>
        <Share2 aria-hidden className="size-5" /> <span>{t('follow.share')}</span>
      </Button>
      <Sheet isOpen={shown !== ''} onClose={() => setShown('')} title={t('follow.share')}>
        <p className="pb-3 text-ink-soft">{t('follow.copyText')}</p>
        <bdi dir="ltr" className="order-link block rounded-card bg-raised p-3 wrap-anywhere">
          {shown}
        </bdi>
      </Sheet>
    </>
  )
}
