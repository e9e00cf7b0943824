import { offeredMethods } from '@sufra/shared/payment-settings/accepted-methods'
import { paymentMethods, type PaymentMethod } from '@sufra/shared/payments/payment-state'
import { Switch } from '@sufra/shared/ui/switch'
import { showError } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/ui/section.tsx'
import { acceptMethods } from './use-payment-settings.ts'

type Props = { accepted: PaymentMethod[]; available: PaymentMethod[]; isLocked: boolean }

/** Switches for the methods of payment. The last method that diners can use stays on. */
export const AcceptedMethods = ({ accepted, available, isLocked }: Props) => {
  const { t } = useTranslation()
  const [changing, setChanging] = useState<PaymentMethod>()
  const offered = offeredMethods(accepted, available)

  const change = async (method: PaymentMethod, isAccepted: boolean) => {
    setChanging(method)
    try {
      await acceptMethods(isAccepted ? [...accepted, method] : accepted.filter((each) => each !== method), accepted)
    } catch (error) {
      showError(error, t)
    } finally {
      setChanging(undefined)
    }
  }
  const hintOf = (method: PaymentMethod) => {
    if (!available.includes(method)) return t('paymentSettings.methods.unavailable')
    return offered.length === 1 && offered[0] === method ? t('paymentSettings.methods.last') : t(`paymentSettings.methods.hint.${method}`)
  }
  return (
    <Section title={t('paymentSettings.methods.title')} text={t('paymentSettings.methods.text')}>
      <ul className="divide-y divide-line">
        {paymentMethods.map((method) => (
          <li key={method} className="flex items-center gap-4 py-2">
            <div className="grow">
              <p className="font-semibold">{t(`paymentSettings.methods.name.${method}`)}</p>
              <p className="text-sm text-ink-soft">{hintOf(method)}</p>
            </div>
            <Switch
              label={t(`paymentSettings.methods.name.${method}`)}
              isOn={changing === method ? !accepted.includes(method) : accepted.includes(method)}
              disabled={
                isLocked || changing !== undefined || !available.includes(method) || (offered.length === 1 && offered[0] === method)
              }
              onChange={(isOn) => void change(method, isOn)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
