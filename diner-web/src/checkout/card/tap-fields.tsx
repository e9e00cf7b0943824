// The card fields of Tap. Its Card SDK draws them in Tap's iframe (developers.tap.company/docs/web-card-sdk).
import { toQar, type Dirhams } from '@sufra/shared/money'
import type { GatewayBrowserConfig } from '@sufra/shared/payments/gateway-config'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useEffect, useEffectEvent, useId, useImperativeHandle, useState, type Ref } from 'react'
import { z } from 'zod'
import type { FrameResult } from '../gateway/frame-message.ts'
import type { FrameHandle } from '../gateway/gateway-frame.tsx'

type CardSdk = { renderTapCard: (elementId: string, options: object) => { unmount: () => void }; tokenize: () => void }

/** The global that the SDK's script defines. */
const cardSdk = () => (window as { CardSDK?: CardSdk }).CardSDK // not in TypeScript's DOM

const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    if (cardSdk()) return resolve()
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the script of the card fields could not be loaded'))
    })
    document.head.append(script)
  })

const tapToken = z.object({
  id: z.string().min(1),
  card: z
    .object({
      brand: z.string().default(''),
      last_four: z.string().default(''),
      exp_month: z.number().optional(),
      exp_year: z.number().optional(),
    })
    .optional(),
})

/** Formats "MM/YY", or an empty text. */
const expiryOf = (month: number | undefined, year: number | undefined) =>
  month && year ? `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}` : ''

const resultOf = (data: unknown): FrameResult => {
  const token = tapToken.safeParse(data).data
  if (!token) return { type: 'failed' }
  const { brand = '', last_four: lastFour = '', exp_month: month, exp_year: year } = token.card ?? {}
  return { type: 'token', token: token.id, brand, lastFour, expiry: expiryOf(month, year) }
}

type Props = {
  gateway: Extract<GatewayBrowserConfig, { kind: 'tap' }>
  amount: Dirhams
  onMessage: (result: FrameResult) => void
  ref: Ref<FrameHandle>
}

export const TapFields = ({ gateway, amount, onMessage, ref }: Props) => {
  const id = useId()
  const { language } = useLanguage()
  const [isReady, setReady] = useState(false)
  const send = useEffectEvent(onMessage)
  useImperativeHandle(ref, () => ({ tokenise: () => cardSdk()?.tokenize() }))
  const { scriptUrl, publicKey, merchantId } = gateway

  useEffect(() => {
    let unmount = () => {}
    let isGone = false
    const render = () => {
      const sdk = cardSdk()
      if (isGone || !sdk) return
      const mounted = sdk.renderTapCard(id, {
        publicKey,
        merchant: { id: merchantId ?? '' },
        transaction: { amount: toQar(amount), currency: 'QAR' },
        acceptance: { supportedBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'], supportedCards: 'ALL' },
        fields: { cardHolder: true },
        addons: { displayPaymentBrands: true, loader: true, saveCard: false },
        interface: { locale: language, theme: 'light', edges: 'curved', direction: language === 'ar' ? 'rtl' : 'ltr' },
        onReady: () => setReady(true),
        onInvalidInput: () => send({ type: 'problems' }),
        onError: () => send({ type: 'failed' }),
        onSuccess: (data: unknown) => send(resultOf(data)),
      })
      unmount = () => mounted.unmount()
    }
    loadScript(scriptUrl).then(render, () => send({ type: 'failed' }))
    return () => {
      isGone = true
      unmount()
    }
  }, [id, language, scriptUrl, publicKey, merchantId, amount])

  return (
    <div className="relative min-h-40" aria-busy={!isReady}>
      {!isReady && <Skeleton className="absolute inset-0" />}
      <div id={id} className="relative" />
    </div>
  )
}
