// The times of the escalation, and the phone numbers of its SMS (spec: settings/sms-settings).
import { zodResolver } from '@hookform/resolvers/zod'
import { defaultEscalation, escalationSettings, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import { readEscalation, saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Field, inputStyle, TextInput } from '@sufra/shared/ui/field'
import { Switch } from '@sufra/shared/ui/switch'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'
import { keepReply } from '../../common/api/show-reply.ts'
import { SmsSection } from './sms/sms-section.tsx'

const times = ['louderAfter', 'smsAfter', 'unreachableAfter', 'missedAfter'] as const

/** Parses one phone number per line; accepts spaces, dashes, Arabic digits, and 00 for the plus. */
const numbersOf = (text: string) =>
  withLatinDigits(text)
    .split('\n')
    .map((line) => line.replace(/[\s()-]/g, '').replace(/^00/, '+'))
    .filter(Boolean)

type Props = { escalation: EscalationSettings; mayEdit: boolean; numbersField: RefObject<HTMLTextAreaElement | null> }

const EscalationForm = ({ escalation, mayEdit, numbersField }: Props) => {
  const { t } = useTranslation()
  const { register, control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(escalationSettings),
    defaultValues: escalation,
    mode: 'onTouched',
  })
  const { field } = useController({ control, name: 'smsNumbers' })
  const { field: hold } = useController({ control, name: 'holdNewPhones' })
  const [typedNumbers, setTypedNumbers] = useState(escalation.smsNumbers.join('\n'))
  const { errors } = formState
  const problemOf = (code: string | undefined) => {
    if (code === undefined) return undefined
    return isRefusalCode(code) ? t(`refusals.${code}`) : t('refusals.escalation.time')
  }
  const numberProblem = problemOf(errors.smsNumbers?.message ?? errors.smsNumbers?.find?.((each) => each?.message)?.message)

  const submit = handleSubmit(async (settings) => {
    try {
      const { data } = await call(saveEscalation, { body: settings })
      await keepReply(cachedResponseKey(readEscalation.path), { success: true, data })
      reset(data)
      setTypedNumbers(data.smsNumbers.join('\n'))
      showSuccess(t('escalation.saved'))
    } catch (error) {
      showError(error, t)
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex max-w-2xl flex-col gap-5 p-4">
      <p className="text-sm text-ink-soft">{t('escalation.text')}</p>
      {!mayEdit && <p className="text-sm text-ink-soft">{t('escalation.readOnly')}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {times.map((name) => (
          <TextInput
            key={name}
            label={t(`escalation.${name}`)}
            hint={t('escalation.default', { seconds: defaultEscalation[name] })}
            error={problemOf(errors[name]?.message)}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            {...register(name, { setValueAs: (typed: unknown) => (typeof typed === 'string' ? readTypedNumber(typed) : typed) })}
          />
        ))}
      </div>
      {errors.root && (
        <p role="alert" className="text-sm text-red">
          {problemOf(errors.root.message)}
        </p>
      )}
      <Field label={t('escalation.smsNumbers')} hint={t('escalation.smsHint')} error={numberProblem}>
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            dir="ltr"
            className={`${inputStyle} py-2`}
            placeholder="+97455512345"
            {...field}
            ref={(element) => {
              field.ref(element)
              numbersField.current = element
            }}
            value={typedNumbers}
            onChange={(event) => {
              setTypedNumbers(event.target.value)
              field.onChange(numbersOf(event.target.value))
            }}
          />
        )}
      </Field>
      <div className="flex items-center gap-4">
        <p className="grow">
          <span>{t('escalation.holdNewPhones')}</span>
          <span className="block text-sm text-ink-soft">{t('escalation.holdNewPhonesHint')}</span>
        </p>
        <Switch label={t('escalation.holdNewPhones')} isOn={hold.value ?? false} onChange={hold.onChange} disabled={!mayEdit} />
      </div>
      {mayEdit && (
        <Button type="submit" size="large" isBusy={formState.isSubmitting} className="self-start">
          {t('escalation.save')}
        </Button>
      )}
    </form>
  )
}

export const AlertsPage = () => {
  const numbersField = useRef<HTMLTextAreaElement>(null)
  const mayEdit = useMay()('settings.edit')
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: cachedResponseKey(readEscalation.path),
    queryFn: () => call(readEscalation, {}),
  })
  return (
    <>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="m-4 h-72 max-w-2xl" />}
      {data && (
        <fieldset disabled={!mayEdit} className="min-w-0">
          <EscalationForm
            escalation={{ ...data.data, holdNewPhones: data.data.holdNewPhones ?? false }}
            mayEdit={mayEdit}
            numbersField={numbersField}
          />
        </fieldset>
      )}
      {data && <SmsSection numbers={data.data.smsNumbers} onChangeNumbers={() => numbersField.current?.focus()} />}
    </>
  )
}
