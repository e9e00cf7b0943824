import { newId } from '@sufra/shared/new-id'
import type { Recipient, sendReceipt } from '@sufra/shared/receipts/receipt.routes'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { usePhoneInput } from '@sufra/shared/ui/phone/phone-input'
import { Sheet } from '@sufra/shared/ui/sheet'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../common/api/api.ts'
import { useSession } from '../common/session/session.ts'
import { useReadNumber } from '../common/ui/use-read-number.ts'

type Props = { token: string; smsIsOn: boolean; isOpen: boolean; onClose: () => void }

const channels = ['sms', 'mail'] as const satisfies Recipient['channel'][]

/**
 * Sends the receipt's link by mail, or by SMS if the restaurant sends any. A second tap with the same recipient repeats the same request.
 */
export const SendSheet = ({ token, smsIsOn, isOpen, onClose }: Props) => {
  const { t } = useTranslation()
  const [chosen, setChannel] = useState<Recipient['channel']>('sms')
  const channel = smsIsOn ? chosen : 'mail'
  const [mobile, setMobile] = useState(useSession(({ customerDetails }) => customerDetails.mobileNumber))
  const [mail, setMail] = useState('')
  const [attempt, setAttempt] = useState({ key: newId(), to: '' })
  const phone = usePhoneInput({ number: mobile, onChange: setMobile, read: useReadNumber(), countryLabel: t('cartPage.countryCode') })

  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (recipient: Recipient) => {
      const { key } = attempt.to === recipient.to ? attempt : { key: newId() }
      setAttempt({ key, to: recipient.to })
      return call<typeof sendReceipt>(
        { method: 'POST', path: '/api/receipts/:token/send' },
        { params: { token }, body: recipient },
        { idempotencyKey: key },
      )
    },
    onSuccess: () => {
      showSuccess(t('receipt.sent'))
      setAttempt({ key: newId(), to: '' })
      onClose()
    },
  })
  const problem = error ? errorText(error, t) : undefined
  const send = () => mutate({ channel, to: channel === 'sms' ? mobile : mail })

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('receipt.sendTitle')}
      footer={
        <Button size="large" className="w-full" isBusy={isPending} onClick={send}>
          {t('receipt.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset hidden={!smsIsOn}>
          <legend className="pb-2 text-sm font-semibold">{t('receipt.sendBy')}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
            {channels.map((each) => (
              <label
                key={each}
                className="flex min-h-14 items-center justify-center gap-2 rounded-card border border-line bg-card font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2"
              >
                <input
                  type="radio"
                  name="channel"
                  className="sr-only"
                  checked={channel === each}
                  onChange={() => {
                    reset()
                    setChannel(each)
                  }}
                />
                <span>{t(`receipt.${each}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {channel === 'sms' ? (
          <TextInput label={t('cartPage.mobileNumber')} error={problem} {...phone.field} />
        ) : (
          <TextInput
            label={t('receipt.address')}
            error={problem}
            type="email"
            inputMode="email"
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            value={mail}
            onChange={(event) => setMail(event.target.value)}
          />
        )}
      </div>
    </Sheet>
  )
}
