import { zodResolver } from '@hookform/resolvers/zod'
import { maxPinLength } from '@sufra/shared/pins/pin'
import { pinDraft, removePin, setPin } from '@sufra/shared/pins/pin.routes'
import { errorText } from '@sufra/shared/refusals/error-text'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../common/account/password-input.tsx'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { useRefusalText } from '../../common/api/refusal-text.ts'
import { useBusy } from '../../common/ui/use-busy.ts'
import { peopleKey } from './people-key.ts'

/** Sets, changes or removes the own PIN. */
export const OwnPin = ({ hasPin, onClose }: { hasPin: boolean; onClose: () => void }) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const formId = useId()
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = useBusy()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(pinDraft),
    defaultValues: { password: '', pin: '' },
    mode: 'onTouched',
  })
  const finish = (text: string) => {
    void queryClient.invalidateQueries({ queryKey: peopleKey })
    showSuccess(text)
    onClose()
  }
  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await call(setPin, { body })
      finish(t('people.saved'))
    } catch (error) {
      setFailure(error)
    }
  })
  const remove = () =>
    run(async () => {
      await call(removePin, {})
      finish(t('people.removed'))
    })
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('people.ownPin')}
      description={t('people.ownPinText')}
      actions={
        <>
          {hasPin && (
            <Button kind="danger" className="me-auto" isBusy={isBusy} onClick={() => void remove()}>
              {t('people.removePin')}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {t('people.back')}
          </Button>
          <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
            {t('people.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4 pt-4">
        {failure !== undefined && (
          <p role="alert" className="rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
            {errorText(failure, t)}
          </p>
        )}
        <PasswordInput
          label={t('people.newPin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxPinLength}
          error={refusalText(formState.errors.pin?.message)}
          {...register('pin')}
        />
        <PasswordInput
          label={t('people.password')}
          autoComplete="current-password"
          error={refusalText(formState.errors.password?.message)}
          {...register('password')}
        />
      </form>
    </Dialog>
  )
}
