import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { upiForm } from '@sufra/shared/payments/upi-form'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { Sheet } from '@sufra/shared/ui/sheet'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveCheckbox } from '../methods/save-checkbox.tsx'
import { addUpiId } from './upi-ids.ts'

/** The first problem of a UPI id (spec §5): messages of the form are refusal codes. */
const problemOf = (typed: string) => upiForm.shape.upiId.safeParse(typed).error?.issues[0]?.message as RefusalCode | undefined

/** Spec §2: adds a UPI id, for one payment or saved on this phone. */
export const AddUpiSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const [upiId, setUpiId] = useState('')
  const [saves, setSaves] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const problem = problemOf(upiId)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (problem) return
    try {
      addUpiId(upiForm.parse({ upiId, saveupidetails: saves }))
      onClose()
    } catch {
      showFailure(t('payment.upiFailed'))
    }
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('payment.addUpi')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextInput
          name="upiId"
          label={t('payment.upiId')}
          hint={t('payment.upiHint')}
          error={isSubmitted && problem ? t(`refusals.${problem}`) : undefined}
          dir="ltr"
          inputMode="email"
          enterKeyHint="done"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={upiId}
          onChange={(event) => setUpiId(event.target.value)}
        />
        <SaveCheckbox name="saveupidetails" label={t('payment.saveUpi')} isChecked={saves} onChange={setSaves} />
        <Button type="submit" size="large">
          {t('payment.addUpi')}
        </Button>
      </form>
    </Sheet>
  )
}
